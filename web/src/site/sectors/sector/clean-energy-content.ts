import { paths } from '@/site/paths';
import type { SectorPageContent } from './sector-page-content';

const sector = (slug: string) => paths.landing({ kind: 'sector', slug });

export const cleanEnergyContent: SectorPageContent = {
  name: 'Clean Energy',
  tone: 'tide',
  lead: 'We find the people who take storage, solar, wind and grid projects from a site plan to a running plant, and the leaders who finance and sell them.',
  subSectors: [
    { name: 'Battery Storage (BESS)', to: sector('battery-storage') },
    { name: 'Solar PV', to: sector('solar') },
    { name: 'Onshore Wind', to: sector('wind') },
    { name: 'Offshore Wind', to: sector('wind') },
    {
      name: 'Grid & Transmission (T&D)',
      to: paths.jobsWith({ q: 'grid', sector: 'Clean Energy' }),
    },
    { name: 'Future Technologies', to: sector('hydrogen') },
  ],
  clients: {
    lead: 'A project passes through many hands before it makes its first megawatt-hour. We recruit for all of them, so we know who works well with whom.',
    kinds: [
      {
        name: 'Integrators',
        text: 'Turn cells, inverters and controls into a plant that does what its contract says.',
      },
      {
        name: 'OEMs',
        text: 'Make turbines, inverters, transformers and battery systems, and stand behind them.',
      },
      {
        name: "IPP's",
        text: 'Own plants and sell their power, and think in decades of operation.',
      },
      {
        name: 'EPCs',
        text: 'Design, buy and build to a fixed date, with site teams who have done it before.',
      },
      {
        name: 'Developers',
        text: 'Bring land, grid connection and consent together until a project can be financed.',
      },
      {
        name: 'Investors',
        text: 'Buy and fund portfolios, and need engineers who can read what they are buying.',
      },
      {
        name: 'Operators',
        text: 'Keep plants available, safe and within their grid code, day and night.',
      },
      {
        name: 'Asset Managers',
        text: 'Answer to the owners for every plant: its contracts, its repairs, its returns.',
      },
    ],
  },
  roles: {
    lead: 'The roles that we fill most. If yours is not among them, ask: the list is never complete.',
    categories: [
      {
        name: 'Technical & Engineering',
        roles: [
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
        roles: [
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
        roles: [
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
  },
  closing: {
    title: 'Building a clean energy team?',
    lead: 'Tell us which project it is for and when the first person has to be there.',
  },
};
