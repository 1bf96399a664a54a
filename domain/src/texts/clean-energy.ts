import { sectorPageRows } from './sector-page';
import type { TextsDefinition } from './text-rows';

/** The Clean Energy page. */
export const cleanEnergy = {
  title: 'Clean Energy',
  path: '/clean-energy',
  rows: sectorPageRows({
    name: 'Clean Energy',
    lead: 'We find the people who take storage, solar, wind and grid projects from a site plan to a running plant, and the leaders who finance and sell them.',
    fields: [
      { name: 'Battery Storage (BESS)', to: '/jobs/sector/battery-storage' },
      { name: 'Solar PV', to: '/jobs/sector/solar' },
      { name: 'Onshore Wind', to: '/jobs/sector/wind' },
      { name: 'Offshore Wind', to: '/jobs/sector/wind' },
      { name: 'Grid & Transmission (T&D)', to: '/jobs?q=grid&sector=Clean+Energy' },
      { name: 'Future Technologies', to: '/jobs/sector/hydrogen' },
    ],
    clientsLead:
      'A project passes through many hands before it makes its first megawatt-hour. We recruit for all of them, so we know who works well with whom.',
    clients: [
      {
        title: 'Integrators',
        text: 'Turn cells, inverters and controls into a plant that does what its contract says.',
      },
      {
        title: 'OEMs',
        text: 'Make turbines, inverters, transformers and battery systems, and stand behind them.',
      },
      {
        title: "IPP's",
        text: 'Own plants and sell their power, and think in decades of operation.',
      },
      {
        title: 'EPCs',
        text: 'Design, buy and build to a fixed date, with site teams who have done it before.',
      },
      {
        title: 'Developers',
        text: 'Bring land, grid connection and consent together until a project can be financed.',
      },
      {
        title: 'Investors',
        text: 'Buy and fund portfolios, and need engineers who can read what they are buying.',
      },
      {
        title: 'Operators',
        text: 'Keep plants available, safe and within their grid code, day and night.',
      },
      {
        title: 'Asset Managers',
        text: 'Answer to the owners for every plant: its contracts, its repairs, its returns.',
      },
    ],
    rolesLead:
      'The roles that we fill most. If yours is not among them, ask: the list is never complete.',
    roles: [
      {
        name: 'Technical & Engineering',
        titles: [
          'Grid connections engineer',
          'Power systems engineer',
          'Protection and control engineer',
          'High-voltage design engineer',
          'BESS commissioning engineer',
          'Battery systems architect',
          'Solar PV design engineer',
          'Wind resource analyst',
          'Offshore package manager',
          'SCADA and controls engineer',
          'Construction manager',
          'Health and safety manager',
        ],
      },
      {
        name: 'Sales & Business Development',
        titles: [
          'Business development manager',
          'Key account manager',
          'Technical sales engineer',
          'Origination manager',
          'Power purchase agreement manager',
          'Tender and proposals manager',
          'Land and development manager',
          'Head of sales',
          'Commercial director',
        ],
      },
      {
        name: 'C-Suite & Leadership',
        titles: [
          'Chief executive officer',
          'Chief operating officer',
          'Chief technology officer',
          'Chief financial officer',
          'Managing director',
          'Country manager',
          'Director of engineering',
          'Director of project delivery',
          'Head of asset management',
        ],
      },
    ],
    closingHeading: 'Building a clean energy team?',
    closing: 'Tell us which project it is for and when the first person has to be there.',
  }),
} as const satisfies TextsDefinition;
