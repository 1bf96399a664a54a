import { caseStudiesOf, coverUrl } from './demo-case-study';

export const renewableEnergyCaseStudies = caseStudiesOf('Renewable Energy', [
  {
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
    },
    createdDaysAgo: 12,
  },
  {
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
    },
    createdDaysAgo: 104,
  },
  {
    title: 'An operations crew for a first electrolyser',
    description:
      'Twelve operators and engineers for a 20 MW hydrogen plant, most of whom had never seen one, because almost nobody had.',
    fullDescription: [
      'Corvane makes electrolyser stacks. Its customers kept asking to see one that was run every day by ordinary people, and so the company built a 20 MW plant beside a wind farm near Esbjerg, to sell hydrogen to a fertiliser works and to learn what breaks.',
      'A plant that runs day and night needs a crew of at least ten. Corvane’s own engineers had designed the stacks and started up every one so far, but they were forty people in a laboratory two hours away, and they had children and other plans for the night shift.',
      'We were asked for a plant manager, two process-safety engineers, eight operators and a maintenance planner. The plant manager was to be first, and to choose the rest with us.',
    ],
    challenge:
      'There were perhaps thirty people in Europe who had operated an electrolyser of this size, and most of them worked for Corvane’s competitors. Asking for experience was pointless. What the job needs is judgement about gas under pressure, patience with a machine that changes its mind with the wind, and the habit of writing down what was done at four in the morning. Western Jutland has full employment, and the fertiliser works next door pays its own operators well. The safety case also required every shift to include two people with formal process-safety training, before the first hydrogen was made.',
    solution:
      'With the new plant manager, who came from a dairy, we listed what an operator does in an ordinary hour and in a bad one. Then we looked for the industries in which people do the same: dairies, district heating, a brewery, ships’ engine rooms. The selection was a morning in a control-room simulator, borrowed from a maritime college, with a fault that nobody can solve alone. For process safety we searched in Denmark, northern Germany and the Netherlands, and agreed with the works next door, in writing, that neither would recruit from the other for two years.',
    results:
      'Twelve hires in seventeen weeks from 41 people presented. The plant manager signed in week five and the crew was complete six weeks before the first hydrogen. Four operators came from ships, three from dairies and one from a brewery. Two process-safety engineers moved from Groningen. In its first year the plant was available for 93 per cent of the hours in which there was wind to run it, with no reportable incident. Corvane now takes customers through the control room, and has used the simulator morning to staff a second plant, of which it hired all but two people itself.',
    image: coverUrl('electrolyser'),
    imageText: 'Drawing of an electrolyser stack between two separators.',
    tags: ['Hydrogen', 'Operations', 'Process safety', 'Denmark'],
    company: 'Corvane',
    stats: {
      peopleHired: 12,
      timeToShortlist: '3 weeks',
      timeToHire: '17 weeks',
      candidatesPresented: 41,
      location: 'Esbjerg, Denmark',
      year: 2024,
    },
    createdDaysAgo: 139,
  },
]);
