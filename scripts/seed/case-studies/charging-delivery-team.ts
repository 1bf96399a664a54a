import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const chargingDeliveryTeam: DemoCaseStudy = {
  id: 'four-hundred-chargers-and-the-people-to-connect-them',
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
  sector: 'Electric Vehicles',
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
    company: 'Lampwell',
  },
  createdDaysAgo: 41,
};
