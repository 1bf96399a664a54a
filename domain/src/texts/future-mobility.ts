import { sectorPageRows } from './sector-page';
import type { TextsDefinition } from './text-rows';

/** The Future Mobility page. */
export const futureMobility = {
  title: 'Future Mobility',
  path: '/future-mobility',
  rows: sectorPageRows({
    name: 'Future Mobility',
    lead: 'We find the people who design, build, certify and charge what moves without burning fuel, on roads, in depots and in the air.',
    fields: [
      { name: 'Infrastructure - Grid Integration', to: '/jobs?q=grid&sector=Future+Mobility' },
      { name: 'Charging', to: '/jobs/sector/ev-charging' },
      { name: 'Electric Vehicles', to: '/jobs/sector/electric-vehicles' },
      { name: 'Advanced Air Mobility', to: '/jobs?q=aircraft&sector=Future+Mobility' },
      { name: 'Battery Technologies', to: '/jobs?q=battery&sector=Future+Mobility' },
      { name: 'Mobility Software & Platforms', to: '/jobs?q=software&sector=Future+Mobility' },
      { name: 'Autonomous', to: '/jobs?q=autonomous&sector=Future+Mobility' },
    ],
    clientsLead:
      'Cars, chargers, aircraft and the software between them are built by companies of very different kinds. We recruit for all of them, and know what each can learn from the others.',
    clients: [
      {
        title: 'Vehicle makers',
        text: 'Develop and build electric cars, vans, trucks and buses, from platform to production.',
      },
      {
        title: 'Suppliers',
        text: 'Make motors, inverters, axles and control units, and carry their part of the safety case.',
      },
      {
        title: 'Charge point operators',
        text: 'Build and run charging networks, and are judged by how many of them work.',
      },
      {
        title: 'Battery makers',
        text: 'Develop cells and packs, and scale a laboratory result to a production line.',
      },
      {
        title: 'Aircraft developers',
        text: 'Bring electric aircraft through design, flight test and certification.',
      },
      {
        title: 'Software companies',
        text: 'Write what plans the route, the charge, the fleet and the roaming contract.',
      },
      {
        title: 'Fleet operators',
        text: 'Electrify depots while the vehicles still have to leave on time every morning.',
      },
      {
        title: 'Infrastructure investors',
        text: 'Fund networks and depots, and need people who know what they will cost to run.',
      },
    ],
    rolesLead:
      'The roles that we fill most. If yours is not among them, ask: the list is never complete.',
    roles: [
      {
        name: 'Leadership & Commercial',
        titles: [
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
        titles: [
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
        titles: [
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
        titles: [
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
        titles: [
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
    closingHeading: 'Building a mobility team?',
    closing: 'Tell us what has to be on the road, on the grid or in the air, and by when.',
  }),
} as const satisfies TextsDefinition;
