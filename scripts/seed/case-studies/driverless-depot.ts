import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const driverlessDepot: DemoCaseStudy = {
  id: 'safety-engineers-for-a-driverless-depot',
  title: 'Safety engineers for a driverless depot',
  description:
    'A fleet operator hired the four people who had to agree before a bus could park itself, and gave them the right to say no.',
  fullDescription: [
    'Wainway runs 640 electric buses from nine depots. At night each bus is washed, checked, charged and parked, and between those stations somebody drives it, at walking pace, for about forty minutes. The company wanted the buses to do that part themselves, inside the fence.',
    'It is the least glamorous form of autonomy, and one of the few that pays today. It still puts twelve tonnes among people with mops and cables. Wainway’s board agreed to the trial on the condition that the safety case be written by people employed by Wainway, not by the supplier of the system.',
    'We found a safety lead, two systems engineers and a human-factors specialist. None of them reports to the manager of the project; the lead reports to the board’s safety committee, and we would not have found her otherwise.',
  ],
  challenge:
    'People who can argue a safety case for a vehicle without a driver have mostly been hired by companies that make such vehicles. An operator had never asked them before, and the work sounded small: one yard, ten kilometres an hour. Several had left a developer because their objections had been outvoted, and wanted to know what would happen to the next one. Wainway had advertised the lead’s post at the grade of a depot engineering manager, reporting to the project. It had four applications in ten weeks, all of them from salespeople or consultants.',
  solution:
    'We brought that question back to Wainway before we searched further. The safety committee answered it in writing: the lead reports to the committee, the trial needs her signature at five named points, and a refusal stands until the committee has heard it. The grade went up by two steps. With that page in hand we approached people in rail signalling, mining and port automation, where driverless machines have worked inside fences for twenty years, as well as in road vehicles. Each finalist walked the yard on a wet Thursday at two in the morning, and wrote us a page on what had worried them.',
  results:
    'Four hires in eighteen weeks from 17 people presented. The lead came from container terminals, one systems engineer from signalling, one from road vehicles, and the human-factors specialist from air traffic control. In its first six months the team refused its signature once, over how a cleaner stops a bus, and the supplier changed the design. The trial began eleven weeks later than first planned, and has run every night since, with 22 buses. Wainway’s insurer reviewed the safety case before it set the premium and asked for no conditions beyond those already in it.',
  image: coverUrl('autonomous'),
  imageText: 'Drawing of a driverless shuttle that comes into a depot between two scanners.',
  sector: 'Future Mobility',
  tags: ['Autonomous', 'Safety case', 'Fleet', 'Exec Search'],
  company: 'Wainway',
  stats: {
    peopleHired: 4,
    timeToShortlist: '6 weeks',
    timeToHire: '18 weeks',
    candidatesPresented: 17,
    location: 'Leeds, UK',
    year: 2025,
  },
  testimonial: {
    quote:
      'The page about reporting lines did more than the salary. I would not have taken the call without it.',
    author: 'The safety lead, a year on',
    company: 'Wainway',
  },
  createdDaysAgo: 5,
};
