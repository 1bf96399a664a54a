import { caseStudiesOf, coverUrl } from './demo-case-study';

export const cleanEnergyCaseStudies = caseStudiesOf('Clean Energy', [
  {
    title: 'Nine commissioning engineers in fourteen weeks',
    description:
      'How a storage developer with land, grid and batteries, but nobody to switch them on, staffed three sites in Scotland and northern England.',
    fullDescription: [
      'Brackenlow Storage owns three battery sites of 50 to 100 MW, one south of Glasgow and two in County Durham. All three had a connection date from the network operator, and all three dates fell within five months of one another. The containers were already in a warehouse at Grangemouth.',
      'The first plan was to let the battery supplier commission everything. Then the supplier’s own crew was held in Texas, and the earliest date it could offer was eleven weeks after the first connection window. A missed window goes to the back of the queue. For the Glasgow site that meant 2029.',
      'Brackenlow decided to employ its own commissioning team, and to keep it afterwards as the operations team. It needed two leads, four high-voltage commissioning engineers and three control-system engineers who could prove to the network operator that the plant would follow its instructions.',
      'We filled the nine posts in fourteen weeks, six by permanent appointment and three on contract. The contractors were to leave after the last site; two have since joined the staff.',
    ],
    challenge:
      'Few engineers in Britain have taken a battery of this size through its compliance tests, and those who have are usually employed by one of four integrators with non-compete clauses. The work is also awkward to sell: nights on a hillside in February, then a desk in Gateshead for the rest of the year. Each person had to hold, or be able to gain within six weeks, the authorisation to switch at 33 kV. And the three control engineers had to know one particular power plant controller, because there was no time to learn it between delivery and the first test.',
    solution:
      'We left the integrators alone and looked for the same skills where they had grown under another name: protection engineers from rail electrification, commissioning leads from wind farms and diesel peaking plant, and control engineers from two hydro stations that used the same controller. We put a retired authorising engineer on the interview panel, paid by the day, who could say within half an hour whether somebody would pass. The contract posts went through our payroll, so that three people could start inside ten days with insurance, medicals and site passes in order, while the permanent candidates worked their notice.',
    results:
      'The first lead started in week three, the ninth engineer in week fourteen. Twenty-six people were presented for nine posts. All three sites were energised inside their windows; the Glasgow site passed its last compliance test with six days left. Eight of the nine were still employed by Brackenlow twelve months later, and the one who left moved to the network operator, where she now witnesses tests. Brackenlow reckons that the team, which now runs the sites, costs about as much a year as the supplier’s service contract would have, and answers the telephone on a Sunday.',
    image: coverUrl('battery-racks'),
    imageText: 'Drawing of battery racks, filled like the columns of a day’s load.',
    tags: ['BESS', 'Commissioning', 'Contract', 'United Kingdom'],
    company: 'Brackenlow Storage',
    stats: {
      peopleHired: 9,
      timeToShortlist: '9 days',
      timeToHire: '14 weeks',
      candidatesPresented: 26,
      location: 'Glasgow and Durham, UK',
      year: 2025,
    },
    testimonial: {
      quote:
        'I had written the advert for a battery engineer. They asked what the person would do on the first morning, and rewrote it for a protection engineer. That is who we hired, four times over.',
      author: 'Tom Ardley, head of delivery',
    },
    createdDaysAgo: 26,
  },
  {
    title: 'A protection desk for a grid that is changing direction',
    description:
      'A network operator rebuilt its protection team from two people to eight, and hired half of them from outside the utility world.',
    fullDescription: [
      'Haldmoor Grid distributes electricity to 1.4 million homes. Its network was built to carry power outwards, from large stations to small streets. On a windy Sunday a third of its primary substations now run the other way, and the relays that decide when to open a breaker were set for a world in which that did not happen.',
      'By the end of 2024 Haldmoor had 212 substations whose settings were due for review and two engineers qualified to review them. One of the two was sixty-three. New wind and solar connections waited for a protection study, which had become the longest step in the queue.',
      'We filled six posts over five months: a team leader, three setting engineers and two who had studied power systems but had never worked for a utility. The last two were the idea of the network director, who wanted a team that would still be there in ten years.',
    ],
    challenge:
      'Protection engineers are trained slowly, by other protection engineers. Britain has lost more of them to retirement than it has made, and those of working age are approached every week. Haldmoor could not outbid the consultancies that its own former staff had left for. Its advertisement asked for ten years of experience with one make of relay, which by our count described nineteen people in the country, seven of whom had already worked for Haldmoor. The team also sat in an industrial estate without a railway station, on a rota that nobody had looked at since 2009.',
    solution:
      'We interviewed the seven retained first and asked why they had gone. Pay came third; the rota and the lack of a laboratory came before it. Haldmoor changed the rota and fitted out a test room with six relays and an injection set, which cost less than one contractor for a year. We then rewrote the requirement around what a setting engineer decides, not which software they have used, and searched in rail, in steelworks and among commissioning contractors. For the two junior posts we wrote to nine university laboratories, and ran a day in the new test room instead of a graduate assessment centre.',
    results:
      'Six hires from 29 people presented: the team leader after seven weeks, the last engineer after twenty. Two of the seven retained came back. Reviews rose from three substations a month to eleven, and the wait for a protection study fell from twenty-six weeks to nine within the first year. All six are still in post, and the two juniors were authorised to issue settings under supervision after thirteen months. Haldmoor has kept the open day and now runs it every March without our help.',
    image: coverUrl('substation'),
    imageText: 'Drawing of a transformer in a substation, under its lines.',
    tags: ['Grid & transmission', 'Protection', 'Core', 'United Kingdom'],
    company: 'Haldmoor Grid',
    stats: {
      peopleHired: 6,
      timeToShortlist: '4 weeks',
      timeToHire: '20 weeks',
      candidatesPresented: 29,
      location: 'Yorkshire, UK',
      year: 2025,
    },
    testimonial: {
      quote:
        'They told us that the rota was the problem before they sent us a single CV. We changed it, and two people came back.',
      author: 'Priya Raman, network director',
    },
    createdDaysAgo: 77,
  },
]);
