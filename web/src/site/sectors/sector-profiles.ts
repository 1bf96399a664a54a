import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { paths } from '@/site/paths';

/** What the Sectors page tells of one sector. */
export interface SectorProfile {
  /** Names the tab in the URL. */
  id: 'clean-energy' | 'future-mobility';
  name: SectorGroup;
  tone: SectorTone;
  /** The sector's own page. */
  to: string;
  description: string;
  /** Paragraphs. */
  marketOverview: readonly string[];
  /** The kinds of companies that move the market. */
  keyPlayers: readonly Entry[];
  trends: readonly Entry[];
}

interface Entry {
  name: string;
  text: string;
}

const cleanEnergy: SectorProfile = {
  id: 'clean-energy',
  name: 'Clean Energy',
  tone: 'tide',
  to: paths.cleanEnergy(),
  description:
    'Power from wind, sun and storage, and the grid that carries it. We recruit from the first land agreement to the last year of operation.',
  marketOverview: [
    'Building a plant is no longer the slow part. The grid connection is: in most European markets projects wait for it, and the people who can shorten the wait, by study, negotiation or design, are wanted by everybody at once.',
    'Storage has moved from trial to plant of its own. It needs engineers who understand power electronics, fire safety and trading at the same time, a combination that few courses teach. Most of them learned it on one of the early sites, and most of them know one another.',
  ],
  keyPlayers: [
    {
      name: 'Utilities and independent power producers',
      text: 'Own large portfolios, and compete with newer companies for the same operations and trading staff.',
    },
    {
      name: 'Developers',
      text: 'From two founders with an option on land to international platforms. They hire early, and in bursts.',
    },
    {
      name: 'Manufacturers',
      text: 'Of turbines, modules, inverters, batteries and transformers, with service teams in every market.',
    },
    {
      name: 'EPC contractors and integrators',
      text: 'Build to a date and a price. Site and commissioning teams decide whether either is met.',
    },
    {
      name: 'Network operators',
      text: 'Plan and reinforce the grid, and employ many of the engineers whom everybody else wants.',
    },
    {
      name: 'Infrastructure funds',
      text: 'Buy, build and sell portfolios, and increasingly employ engineers of their own.',
    },
  ],
  trends: [
    {
      name: 'Co-location',
      text: 'Solar, wind and storage behind one connection, so design roles ask for more than one technology.',
    },
    {
      name: 'Grid-forming inverters',
      text: 'Plants are asked to hold the grid up and not only to feed it. Control engineers become scarce.',
    },
    {
      name: 'Repowering',
      text: 'Older wind farms get new machines on known sites, with permits, neighbours and cables to renegotiate.',
    },
    {
      name: 'From project to portfolio',
      text: 'Owners with many plants build operations, data and asset management teams of their own.',
    },
  ],
};

const futureMobility: SectorProfile = {
  id: 'future-mobility',
  name: 'Future Mobility',
  tone: 'torque',
  to: paths.futureMobility(),
  description:
    'Electric vehicles, the chargers that feed them, the aircraft that follow them and the software that connects them all.',
  marketOverview: [
    'The car industry learned for a century how to hire mechanical engineers, and now needs software, cells and power electronics. It competes for them with young companies that pay in shares, and each side has people whom the other could use.',
    'Charging has become an infrastructure business. What counts is land, grid, uptime and the cost of a visit by a technician, so networks hire planners and operations people from telecoms and utilities as often as from the motor trade.',
  ],
  keyPlayers: [
    {
      name: 'Vehicle makers',
      text: 'Established groups that change platforms, and newer ones that start without any.',
    },
    {
      name: 'Suppliers',
      text: 'Move from engines and gearboxes to motors, inverters, thermal systems and code.',
    },
    {
      name: 'Cell and battery makers',
      text: 'Bring new plants from first equipment to stable yield, with process engineers from many industries.',
    },
    {
      name: 'Charging networks',
      text: 'Find sites, connect them, run them. Delivery teams set the pace.',
    },
    {
      name: 'Aircraft developers',
      text: 'Certify aircraft that no rulebook had foreseen, with engineers from civil aviation and from cars.',
    },
    {
      name: 'Software and autonomy companies',
      text: 'Sell to all of the others, and recruit where the technology companies do.',
    },
  ],
  trends: [
    {
      name: 'Software-defined vehicles',
      text: 'Fewer, larger computers in the car, and teams that ship code after the car is sold.',
    },
    {
      name: 'Depots and heavy vehicles',
      text: 'Trucks and buses charge where they are parked, so fleet operators need grid and energy people.',
    },
    {
      name: 'Charging that gives back',
      text: 'Vehicles as storage: a task for hardware, market rules and billing all at once.',
    },
    {
      name: 'Certification as a profession',
      text: 'For aircraft and for automated driving, proving safety takes as many people as building the thing.',
    },
  ],
};

/** The tabs of the Sectors page, in their order. */
export const sectorProfiles = [cleanEnergy, futureMobility] as const;
