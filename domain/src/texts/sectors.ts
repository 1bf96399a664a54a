import type { TextEntry } from '@torque-tide/contract/page-texts';
import { entries, line, paragraph, prose, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
const HEADINGS = 'Headings of both sectors';
const END = 'End of the page';

interface First {
  description: string;
  market: string;
  players: readonly TextEntry[];
  trends: readonly TextEntry[];
}

/** The words of one tab. The sector's name is code. */
const tabOf = (name: string, first: First) => ({
  description: paragraph(`${name}: Description`, name, first.description),
  market: prose(`${name}: Market Overview`, name, first.market),
  players: entries(`${name}: Key Players`, name, first.players, {
    entryName: 'player',
    titleLabel: 'Kind of company',
    least: 1,
    most: 12,
  }),
  trends: entries(`${name}: Trends`, name, first.trends, {
    entryName: 'trend',
    titleLabel: 'Trend',
    least: 1,
    most: 12,
  }),
});

const cleanEnergy = tabOf('Clean Energy', {
  description:
    'Power from wind, sun and storage, and the grid that carries it. We recruit from the first land agreement to the last year of operation.',
  market: `Building a plant is no longer the slow part. The grid connection is: in most European markets projects wait for it, and the people who can shorten the wait, by study, negotiation or design, are wanted by everybody at once.

Storage has moved from trial to plant of its own. It needs engineers who understand power electronics, fire safety and trading at the same time, a combination that few courses teach. Most of them learned it on one of the early sites, and most of them know one another.`,
  players: [
    {
      title: 'Utilities and independent power producers',
      text: 'Own large portfolios, and compete with newer companies for the same operations and trading staff.',
    },
    {
      title: 'Developers',
      text: 'From two founders with an option on land to international platforms. They hire early, and in bursts.',
    },
    {
      title: 'Manufacturers',
      text: 'Of turbines, modules, inverters, batteries and transformers, with service teams in every market.',
    },
    {
      title: 'EPC contractors and integrators',
      text: 'Build to a date and a price. Site and commissioning teams decide whether either is met.',
    },
    {
      title: 'Network operators',
      text: 'Plan and reinforce the grid, and employ many of the engineers whom everybody else wants.',
    },
    {
      title: 'Infrastructure funds',
      text: 'Buy, build and sell portfolios, and increasingly employ engineers of their own.',
    },
  ],
  trends: [
    {
      title: 'Co-location',
      text: 'Solar, wind and storage behind one connection, so design roles ask for more than one technology.',
    },
    {
      title: 'Grid-forming inverters',
      text: 'Plants are asked to hold the grid up and not only to feed it. Control engineers become scarce.',
    },
    {
      title: 'Repowering',
      text: 'Older wind farms get new machines on known sites, with permits, neighbours and cables to renegotiate.',
    },
    {
      title: 'From project to portfolio',
      text: 'Owners with many plants build operations, data and asset management teams of their own.',
    },
  ],
});

const futureMobility = tabOf('Future Mobility', {
  description:
    'Electric vehicles, the chargers that feed them, the aircraft that follow them and the software that connects them all.',
  market: `The car industry learned for a century how to hire mechanical engineers, and now needs software, cells and power electronics. It competes for them with young companies that pay in shares, and each side has people whom the other could use.

Charging has become an infrastructure business. What counts is land, grid, uptime and the cost of a visit by a technician, so networks hire planners and operations people from telecoms and utilities as often as from the motor trade.`,
  players: [
    {
      title: 'Vehicle makers',
      text: 'Established groups that change platforms, and newer ones that start without any.',
    },
    {
      title: 'Suppliers',
      text: 'Move from engines and gearboxes to motors, inverters, thermal systems and code.',
    },
    {
      title: 'Cell and battery makers',
      text: 'Bring new plants from first equipment to stable yield, with process engineers from many industries.',
    },
    {
      title: 'Charging networks',
      text: 'Find sites, connect them, run them. Delivery teams set the pace.',
    },
    {
      title: 'Aircraft developers',
      text: 'Certify aircraft that no rulebook had foreseen, with engineers from civil aviation and from cars.',
    },
    {
      title: 'Software and autonomy companies',
      text: 'Sell to all of the others, and recruit where the technology companies do.',
    },
  ],
  trends: [
    {
      title: 'Software-defined vehicles',
      text: 'Fewer, larger computers in the car, and teams that ship code after the car is sold.',
    },
    {
      title: 'Depots and heavy vehicles',
      text: 'Trucks and buses charge where they are parked, so fleet operators need grid and energy people.',
    },
    {
      title: 'Charging that gives back',
      text: 'Vehicles as storage: a task for hardware, market rules and billing all at once.',
    },
    {
      title: 'Certification as a profession',
      text: 'For aircraft and for automated driving, proving safety takes as many people as building the thing.',
    },
  ],
});

/** The Sectors page. */
export const sectors = {
  title: 'Sectors',
  path: '/sectors',
  rows: {
    heading: line('Heading', TOP, 'Two sectors, known well'),
    lead: paragraph(
      'Introduction',
      TOP,
      'We recruit for clean energy and future mobility, and for nothing else. This is how we see the two markets.',
    ),
    marketHeading: line('Heading of the Market Overview', HEADINGS, 'Market overview'),
    playersHeading: line('Heading of the Key Players', HEADINGS, 'Key players'),
    trendsHeading: line('Heading of the Trends', HEADINGS, 'Trends'),
    clientsHeading: line('Heading of the Client Logos', HEADINGS, 'Who we recruit for'),
    cleanEnergyDescription: cleanEnergy.description,
    cleanEnergyMarket: cleanEnergy.market,
    cleanEnergyPlayers: cleanEnergy.players,
    cleanEnergyTrends: cleanEnergy.trends,
    futureMobilityDescription: futureMobility.description,
    futureMobilityMarket: futureMobility.market,
    futureMobilityPlayers: futureMobility.players,
    futureMobilityTrends: futureMobility.trends,
    closingHeading: line('Closing Heading', END, 'Working where the two meet?'),
    closing: paragraph(
      'Closing Words',
      END,
      'Storage at a charging hub, grid for a depot, batteries for both: many of our briefs need people from either side.',
    ),
    ...searchResult(
      'Sectors',
      'Clean energy and future mobility: how the two markets hire, who moves them, and what is changing.',
    ),
  },
} as const satisfies TextsDefinition;
