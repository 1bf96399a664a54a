import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const protectionEngineers: DemoCaseStudy = {
  id: 'a-protection-desk-for-a-grid-that-is-changing-direction',
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
  sector: 'Clean Energy',
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
    company: 'Haldmoor Grid',
  },
  createdDaysAgo: 77,
};
