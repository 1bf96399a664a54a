import { caseStudiesOf, coverUrl } from './demo-case-study';

export const futureMobilityCaseStudies = caseStudiesOf('Future Mobility', [
  {
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
    },
    createdDaysAgo: 5,
  },
  {
    title: 'A head of certification found in confidence',
    description:
      'An aircraft maker replaced the person who answers to the regulator eighteen months before type certification, without its suppliers hearing of it first.',
    fullDescription: [
      'Merlane Aero is building a four-seat electric aircraft that takes off vertically. It flies; what remains is to prove to the European regulator, requirement by requirement, that it will go on doing so. That proof is led by one person, the head of certification, whose signature the regulator knows.',
      'In the spring of 2025 the founder of that office told the chief executive that he would retire within the year. The company was about to raise money, two suppliers were deciding whether to build tooling, and a rumour about certification was the one thing that could unsettle both.',
      'We were engaged for a confidential executive search. Four people at Merlane knew of it. For the first ten weeks we approached candidates with a description of the task, the stage of the programme and the country, and with nothing that named the company.',
      'The appointment was announced in one letter, to the regulator, the investors and the suppliers on the same morning, with the date of a three-month handover and the name of the person who would take it on.',
    ],
    challenge:
      'The rules for this kind of aircraft are newer than most careers. A candidate from airliners knows the method, but expects a finished rulebook; one from a start-up knows the open questions, but may never have carried a type to the end. Merlane needed someone who had done the second half of a certification, with authority in the eyes of the regulator, and who would move to Toulouse for a company with eighteen months of cash. The field is also small and talkative. Of the thirty-one people in Europe whom we thought able to do it, at least nine worked for Merlane’s suppliers, advisers or competitors.',
    solution:
      'We mapped the thirty-one, then removed those whom we could not approach without the name travelling. One consultant made every call, and kept a record of who had been told what. Each serious candidate signed a confidentiality agreement before the company was named, met the chief executive and the chief engineer outside working hours and away from the site, and was given two days with a redacted compliance plan and asked what they would change in it. References were taken only at the end, from people whom the candidate chose and we verified. We reported every Friday on one page: spoken to, out, in, and what we had learnt.',
    results:
      'Three finalists after eleven weeks, an accepted offer after sixteen. The person appointed had led the final two years of certification on a business jet and had then spent four years at a propulsion maker, on the very rules that Merlane has to meet. Nothing was heard outside before the announcement; a supplier’s managing director said that he learnt of it from the letter. The handover took three months, as planned. The compliance plan was accepted by the regulator in its next revision, and the funding round closed without certification being raised as a risk.',
    image: coverUrl('evtol'),
    imageText: 'Drawing of an aircraft with tilting rotors, seen from the front.',
    tags: ['Advanced air mobility', 'Certification', 'Exec Search', 'France'],
    company: 'Merlane Aero',
    stats: {
      peopleHired: 1,
      timeToShortlist: '11 weeks',
      timeToHire: '16 weeks',
      candidatesPresented: 3,
      location: 'Toulouse, France',
      year: 2025,
    },
    testimonial: {
      quote:
        'I asked for silence and a short list. I got both, and a record of every conversation held in our name.',
      author: 'Chief executive',
    },
    createdDaysAgo: 58,
  },
]);
