import { paths } from '@/site/paths';
import type { SectorPageContent } from './sector-page-content';

const sector = (slug: string) => paths.landing({ kind: 'sector', slug });
const search = (q: string) => paths.jobsWith({ q, sector: 'Future Mobility' });

export const futureMobilityContent: SectorPageContent = {
  name: 'Future Mobility',
  tone: 'torque',
  lead: 'We find the people who design, build, certify and charge what moves without burning fuel, on roads, in depots and in the air.',
  subSectors: [
    { name: 'Infrastructure - Grid Integration', to: search('grid') },
    { name: 'Charging', to: sector('ev-charging') },
    { name: 'Electric Vehicles', to: sector('electric-vehicles') },
    { name: 'Advanced Air Mobility', to: search('aircraft') },
    { name: 'Battery Technologies', to: search('battery') },
    { name: 'Mobility Software & Platforms', to: search('software') },
    { name: 'Autonomous', to: search('autonomous') },
  ],
  clients: {
    lead: 'Cars, chargers, aircraft and the software between them are built by companies of very different kinds. We recruit for all of them, and know what each can learn from the others.',
    kinds: [
      {
        name: 'Vehicle makers',
        text: 'Develop and build electric cars, vans, trucks and buses, from platform to production.',
      },
      {
        name: 'Suppliers',
        text: 'Make motors, inverters, axles and control units, and carry their part of the safety case.',
      },
      {
        name: 'Charge point operators',
        text: 'Build and run charging networks, and are judged by how many of them work.',
      },
      {
        name: 'Battery makers',
        text: 'Develop cells and packs, and scale a laboratory result to a production line.',
      },
      {
        name: 'Aircraft developers',
        text: 'Bring electric aircraft through design, flight test and certification.',
      },
      {
        name: 'Software companies',
        text: 'Write what plans the route, the charge, the fleet and the roaming contract.',
      },
      {
        name: 'Fleet operators',
        text: 'Electrify depots while the vehicles still have to leave on time every morning.',
      },
      {
        name: 'Infrastructure investors',
        text: 'Fund networks and depots, and need people who know what they will cost to run.',
      },
    ],
  },
  roles: {
    lead: 'The roles that we fill most. If yours is not among them, ask: the list is never complete.',
    categories: [
      {
        name: 'Leadership & Commercial',
        roles: [
          'Chief executive officer',
          'Chief technology officer',
          'Managing director',
          'Country manager',
          'Head of sales',
          'Business development manager',
          'Key account manager',
          'Product manager',
          'Partnerships manager',
        ],
      },
      {
        name: 'Technical & Engineering',
        roles: [
          'Powertrain controls engineer',
          'Power electronics engineer',
          'Battery systems engineer',
          'Battery management software engineer',
          'Functional safety engineer',
          'Embedded software engineer',
          'Autonomy and perception engineer',
          'Flight test engineer',
          'Certification engineer',
          'Vehicle dynamics engineer',
        ],
      },
      {
        name: 'Manufacturing & Production',
        roles: [
          'Manufacturing engineer',
          'Process engineer, cell production',
          'Production manager',
          'Quality manager',
          'Supply chain manager',
          'Maintenance engineer',
          'Plant manager',
        ],
      },
      {
        name: 'Infrastructure & Charging',
        roles: [
          'Charging network planner',
          'Grid connections manager',
          'Charging hardware engineer',
          'Charging software engineer (OCPP)',
          'Depot electrification engineer',
          'Installation manager',
          'Network operations manager',
        ],
      },
      {
        name: 'Projects',
        roles: [
          'Project manager',
          'Programme director',
          'Construction manager',
          'Commissioning manager',
          'Site acquisition manager',
          'Project controls manager',
          'Launch manager',
        ],
      },
    ],
  },
  closing: {
    title: 'Building a mobility team?',
    lead: 'Tell us what has to be on the road, on the grid or in the air, and by when.',
  },
};
