import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const offshorePackageTeam: DemoCaseStudy = {
  id: 'an-offshore-wind-package-team-before-the-tender-closed',
  title: 'An offshore wind package team before the tender closed',
  description:
    'Seven package managers and interface engineers for a North Sea wind developer, in post before the turbine and foundation contracts were let.',
  fullDescription: [
    'Skerrow Wind holds the lease for a 900 MW site some sixty kilometres off the coast of Angus. For three years the project had been run by a development team of fourteen: consenting specialists, a grid manager and the people who negotiate with fishing fleets. They were very good at it. None of them had ever let a contract for a monopile.',
    'The project had won its support contract on a price that assumed a turbine supplier would be chosen by the end of May. From that day every interface between turbine, tower, foundation, array cable and substation belongs to somebody, and a gap between two of them is paid for by the developer. Skerrow wanted those interfaces owned by its own staff before it signed, not by consultants afterwards.',
    'We were asked in November. The brief was four package managers (turbines, foundations, array cables, offshore substation), two interface engineers and a marine warranty coordinator, all of whom had taken at least one project through installation. In Europe that is a population of a few hundred people, most of them halfway through somebody else’s project.',
    'All seven had signed by the middle of April. The tender closed on time, and the interface register that the team opened in its first week was attached to the contracts that Skerrow let in June.',
  ],
  challenge:
    'People who can run an offshore package are rarely looking. Their bonuses fall due at first power, their notice is three to six months, and they know each other well enough to ask what went wrong at the last place. Skerrow had tried twice by advertisement and had been sent oil and gas project managers who were capable, but who had never worked with a turbine supplier’s type certificate or a transmission owner’s completion rules. The salary band had also been set by comparison with the development team. It was about fifteen per cent below what Danish and German projects paid for the same work, and nobody had yet told the board.',
  solution:
    'We began with a list of every project in the North and Baltic Seas that would reach mechanical completion within nine months, since that is when package staff start to think about the next one. It gave us 138 names. Two of our consultants spoke with 91 of them, and wrote down what each was paid, when they were free and whether they would work from Dundee. With those figures Skerrow’s finance director changed the band in one meeting. We then ran the seven roles as one search with a common technical interview, designed with the engineering director: an hour on a real interface, with drawings, and no questions about strengths and weaknesses.',
  results:
    'Seven hires in twenty-one weeks from brief to last signature, five of them in post before the tender closed on 29 May. Four came from Denmark and Germany and now live within an hour of Dundee; three returned to Scotland from abroad. Thirty-four people were presented and nineteen interviewed. One offer was declined, for family reasons, and was filled from the same list eight days later. The team has since found eleven interface gaps in the draft contracts, of which the costliest concerned who lifts the transition pieces in a sea state that one supplier allowed and the other did not. All seven were still with Skerrow a year later.',
  image: coverUrl('offshore-turbine'),
  imageText: 'Drawing of a wind turbine at sea, with a crew boat beside it.',
  sector: 'Renewable Energy',
  tags: ['Offshore wind', 'Package management', 'Core', 'Scotland'],
  company: 'Skerrow Wind',
  stats: {
    peopleHired: 7,
    timeToShortlist: '5 weeks',
    timeToHire: '21 weeks',
    candidatesPresented: 34,
    location: 'Dundee, UK',
    year: 2025,
  },
  testimonial: {
    quote:
      'They came back after a fortnight with the going rate, name by name, and told us ours was too low. It was an uncomfortable call and the most useful one we had that winter.',
    author: 'Eilidh Strachan, engineering director',
    company: 'Skerrow Wind',
  },
  createdDaysAgo: 12,
};
