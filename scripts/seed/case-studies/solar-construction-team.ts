import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const solarConstructionTeam: DemoCaseStudy = {
  id: 'six-solar-farms-and-one-construction-team',
  title: 'Six solar farms and one construction team',
  description:
    'A Spanish contractor staffed six simultaneous builds in Extremadura and Andalusia, and kept the team together for the next six.',
  fullDescription: [
    'Heliostead designs and builds solar farms for other people to own. In the summer of 2024 it signed six of them within eleven weeks, 310 MW in all, each with a penalty for every week after the promised date. It had site managers for two.',
    'The usual answer in the region is to hire by the project and let everyone go at the end. Heliostead had done so for years, and had noticed that the sixth month of each build, when the electrical works meet the civil works, went wrong in the same way each time, with different people.',
    'The company asked us for a core team that would move from build to build on permanent contracts, and for contractors around it. We placed eleven permanent staff and arranged eighteen contractors, from pile-testing supervisors to a string-commissioning crew.',
    'Five of the six farms were handed over on their date. The sixth waited for a transformer.',
  ],
  challenge:
    'Good site managers in Spain are booked a season ahead, and most have learnt to prefer day rates to a salary. Heliostead also needed people who would work in two provinces three hundred kilometres apart, under a grid code that had changed that January. The commissioning crew had to be certified for the inverters of two makers. Everything was to start in September, when the heat allows full shifts, which is when every other contractor starts as well. Four of the six owners had the right to approve the site manager by name, and two had turned down the first person proposed.',
  solution:
    'We asked thirty site managers what would make them give up day rates. The answers were a company car that goes home, a fixed base, and knowing the next site before the present one ends. Heliostead wrote all three into the contract. We presented each candidate to company and owner together, so that approval took days and not weeks. The contractors came through our contract service: one agreement, one invoice, and social security, travel and certificates checked before anyone set out. A coordinator of ours in Seville kept a single plan of who was on which site and when each certificate ran out.',
  results:
    'Eleven permanent hires in thirteen weeks and eighteen contractors on site by the first of October. Fifty-two people were presented. The two owners who had objected approved the next person within a week. Rework in the sixth month, which Heliostead counts as hours booked against closed tasks, fell by a little over half compared with the three builds before. Nine of the eleven moved on together to the next group of sites in the following autumn. No contractor was turned away at a gate for a missing certificate, which had happened fourteen times in the year before.',
  image: coverUrl('solar-array'),
  imageText: 'Drawing of a field of solar panels below a low sun.',
  sector: 'Renewable Energy',
  tags: ['Solar PV', 'EPC', 'Construction', 'Contract', 'Spain'],
  company: 'Heliostead',
  stats: {
    peopleHired: 11,
    timeToShortlist: '12 days',
    timeToHire: '13 weeks',
    candidatesPresented: 52,
    location: 'Southern Spain',
    year: 2024,
  },
  testimonial: {
    quote:
      'The people who finished one farm began the next. It sounds obvious. We had not managed it in nine years.',
    author: 'Inés Carvajal, construction director',
    company: 'Heliostead',
  },
  createdDaysAgo: 104,
};
