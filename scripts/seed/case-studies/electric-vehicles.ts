import { caseStudiesOf, coverUrl } from './demo-case-study';

export const electricVehiclesCaseStudies = caseStudiesOf('Electric Vehicles', [
  {
    title: 'Four hundred chargers and the people to connect them',
    description:
      'A charging network doubled its build rate in the Netherlands and Germany with a delivery team hired on a monthly subscription.',
    fullDescription: [
      'Lampwell runs public charging in cities: slow chargers on street lamps, rapid chargers in supermarket car parks. In early 2024 it won two concessions, one in South Holland and one in North Rhine-Westphalia, which together asked for four hundred rapid chargers in two years. It was building about eight a month.',
      'Chargers were not the bottleneck, and neither was money. Each site needs a survey, a lease, a connection agreement, a permit and a civil contractor who turns up. Lampwell had three people doing all five, and every site waited for one of them.',
      'The network took our Growth subscription for nine months. A talent partner of ours sat in the Rotterdam office two days a week, wrote the job descriptions with the delivery director, and hired as sites were released, not all at once: grid connection managers first, then site acquirers, then construction leads, then the people who keep it running.',
      'Twenty-two people joined over the nine months. Lampwell’s build rate passed sixteen a month in the seventh, and the subscription was turned off in the tenth, as agreed at the beginning.',
    ],
    challenge:
      'Lampwell’s need was large but uneven. In some months five sites cleared permitting at once, and in others none did, so an agency fee for each placement was as hard to budget for as an in-house recruiter was to justify. The roles were also narrow. A grid connection manager in Dortmund has to know the forms and the habits of a handful of German municipal utilities, in German, and there are perhaps sixty such people within commuting distance. Two earlier agencies had each sent good candidates for one country and nobody for the other, and the delivery director was spending a day a week on interviews that led nowhere.',
    solution:
      'We agreed on up to three hires a month, and reviewed the number every month against the site pipeline. Our partner held the same Monday meeting as the delivery team, so that a site leaving permitting became a vacancy in the same week. We mapped both regional markets in the first month, including everyone who had handled connection requests at a utility or a telecoms builder. Interviews were cut from four stages to two, with one task: here is a car park and a substation a kilometre away; what do you ask the utility first? It told Lampwell more than any certificate did.',
    results:
      'Twenty-two hires in nine months: six grid connection managers, seven site acquirers, five construction leads and four in operations. The median time from released vacancy to signature was thirty-one days, against seventy-four in the year before. Build rate rose from eight to sixteen chargers a month. Three people left within the first year, two of whom were replaced within the subscription. The delivery director’s interviewing fell to about two hours a week. When the hiring wave had passed, Lampwell paused the subscription with a month’s notice and kept the market map, the interview task and the scorecards for its own use.',
    image: coverUrl('charger'),
    imageText: 'Drawing of a car at a charging station.',
    tags: ['Rapid charging', 'Grid connection', 'Growth', 'Netherlands', 'Germany'],
    company: 'Lampwell',
    stats: {
      peopleHired: 22,
      timeToShortlist: '8 days',
      timeToHire: '31 days (median)',
      candidatesPresented: 79,
      location: 'Rotterdam and Dortmund',
      year: 2024,
    },
    testimonial: {
      quote:
        'I stopped thinking of it as recruitment. It was a line in the build programme, with a date, like civils or switchgear, and it was late less often than either.',
      author: 'Maarten Vervoort, delivery director',
    },
    createdDaysAgo: 41,
  },
  {
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
    },
    createdDaysAgo: 188,
  },
]);
