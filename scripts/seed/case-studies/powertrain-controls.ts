import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const powertrainControls: DemoCaseStudy = {
  id: 'powertrain-controls-without-a-relocation',
  title: 'Powertrain controls without a relocation',
  description:
    'A drive-unit maker in the Midlands hired five control engineers in four countries, and rebuilt its test bench so that they could use it from home.',
  fullDescription: [
    'Dunmarrow Drives makes electric drive units for buses and light trucks: motor, inverter and gearbox in one housing. A large customer wanted smoother starts on hills, a change of software, and the team of three who could make it was already a release behind.',
    'For a year the company had advertised five posts in Coventry, with five days on site. Eleven people had applied and one had been hired, who left for a sports-car maker across the road.',
    'We were asked to find five more people to relocate. We spent the first two weeks on the question of whether they had to.',
    'In the end two of the five live within an hour of the factory. The others are in Gothenburg, Turin and Wrocław, and come to Coventry for one week in six.',
  ],
  challenge:
    'Control engineers for electric drives are wanted by every carmaker, and the Midlands has several. Dunmarrow could offer interesting work and a small team, but neither a famous badge nor the highest pay. Its requirement for daily presence came from the test bench: one dynamometer, one key, and a rule that whoever changed the software stood beside it. The five also had to know functional safety well enough to defend a torque-monitoring concept before the customer’s assessor, which ruled out most people from outside the vehicle industry.',
  solution:
    'We asked the two most promising candidates, both abroad, to describe how they would work if they were not in Coventry. Their answer became a proposal: a hardware-in-the-loop rig that can be reached from anywhere, with a technician in Coventry who runs the dynamometer from a written request. Dunmarrow built it for about a tenth of five relocation packages. We then searched in eight cities with a tradition in drives, ran two technical interviews a candidate with a real trace from a jerky start, and arranged employment in each country through our contract service until Dunmarrow’s own arrangements were ready.',
  results:
    'Five hires in fifteen weeks from 23 people presented; offers made and accepted were equal in number. The first release by the enlarged team went out four months later, and the customer’s measured jerk on a twelve per cent slope fell below the limit that it had asked for. The safety assessor closed all but one finding at the first review. Requests to the dynamometer are now queued and run at night, and Dunmarrow says that the bench does about twice the hours it did when people stood beside it. All five were still with the company a year later.',
  image: coverUrl('drivetrain'),
  imageText: 'Drawing of an electric drivetrain: a motor and its gear.',
  sector: 'Electric Vehicles',
  tags: ['Powertrain', 'Functional safety', 'Remote', 'Core'],
  company: 'Dunmarrow Drives',
  stats: {
    peopleHired: 5,
    timeToShortlist: '4 weeks',
    timeToHire: '15 weeks',
    candidatesPresented: 23,
    location: 'Coventry and remote',
    year: 2023,
  },
  testimonial: {
    quote:
      'We asked for people who would move. They asked why anybody had to, and they were right to ask.',
    author: 'Gareth Pell, chief engineer',
    company: 'Dunmarrow Drives',
  },
  createdDaysAgo: 188,
};
