import type { LandingText } from '@torque-tide/contract/landing-pages';

/** Texts of sector pages, by slug. */
export const sectorTexts: Readonly<Record<string, LandingText>> = {
  'clean-energy': {
    heading: 'Clean energy jobs',
    title: 'Clean energy jobs in storage, solar, wind and hydrogen',
    description:
      'Open roles in battery storage, solar, wind and hydrogen: grid, design, construction, commissioning, operations and the people who finance and lead it.',
    intro: {
      lead: 'A clean energy project passes from developers to grid engineers, from site teams to operators, and every hand-over needs somebody who has done it before.',
      more: 'The roles here cover that whole path: applications and consents, electrical and civil design, construction, commissioning, asset management and the commercial work around it. Many of them suit people who come from networks, oil and gas, shipping or heavy industry.',
    },
    roles: [
      'Grid connections engineer',
      'Project manager',
      'Commissioning manager',
      'Protection and control engineer',
      'Asset manager',
      'Project finance associate',
    ],
  },
  'renewable-energy': {
    heading: 'Renewable energy jobs',
    title: 'Renewable energy jobs in wind and solar',
    description:
      'Wind and solar roles with developers, owners, manufacturers and contractors: resource and yield, planning, construction, operations and repowering.',
    intro: {
      lead: 'Wind and solar plants are built by different trades but share the same questions: how much will it yield, who consents to it, and where does the power go.',
      more: 'That is why analysts, planners, land managers and high-voltage engineers move between the two more easily than one might think. The roles here are with companies that generate: their developers, builders, owners and operators.',
    },
    roles: [
      'Energy yield analyst',
      'Planning and consents manager',
      'Land and development manager',
      'High-voltage engineer',
      'Construction manager',
      'Asset performance engineer',
    ],
  },
  'battery-storage': {
    heading: 'Battery storage jobs',
    title: 'Battery storage (BESS) jobs in engineering and delivery',
    description:
      'BESS roles with developers, integrators and owners: grid connections, system design, fire safety, commissioning, energy management systems and trading.',
    intro: {
      lead: 'A battery site is a power station, a computer system and a trading position at once, and the people who work on it have to understand at least two of the three.',
      more: 'Employers look for engineers who can take a system from its grid application to energisation, keep it safe, and make its controls do what the market asks. Experience from substations, drives, data centres or other power electronics is often worth as much as years in storage itself.',
    },
    roles: [
      'BESS commissioning engineer',
      'Grid connections engineer',
      'Battery systems architect',
      'Fire safety engineer',
      'SCADA and energy management system engineer',
      'Storage optimisation analyst',
    ],
  },
  solar: {
    heading: 'Solar jobs',
    title: 'Solar jobs in design, construction and operations',
    description:
      'Solar PV roles from yield analysis and electrical design to construction, commissioning and asset management, for utility-scale and rooftop portfolios.',
    intro: {
      lead: 'Solar farms are quick to build compared with other power stations, which makes the people who prepare and supervise the work the ones a schedule depends on.',
      more: 'Developers hire for land, planning and yield, contractors for electrical design and site management, owners for performance and contracts. More and more sites are planned with a battery behind the same connection, so knowing a little of storage helps.',
    },
    roles: [
      'PV design engineer',
      'Yield analyst',
      'Solar construction manager',
      'High-voltage lead engineer',
      'Planning manager',
      'Asset performance engineer',
    ],
  },
  wind: {
    heading: 'Wind jobs',
    title: 'Wind jobs onshore and offshore',
    description:
      'Onshore and offshore wind roles: consents, foundations and cables, turbine and blade engineering, marine installation, service teams and repowering.',
    intro: {
      lead: 'Onshore, a wind project is decided by the wind, the neighbours and the grid; offshore, by the seabed, the vessels and the interfaces between a handful of large contracts.',
      more: 'Package managers, cable and foundation engineers and consents specialists are wanted while a wind farm is built, service technicians and performance engineers for the decades after that. Marine, oil and gas and aerospace backgrounds are common in all of these roles.',
    },
    roles: [
      'Offshore package manager',
      'Consents manager',
      'Wind measurement engineer',
      'Export cable engineer',
      'Blade structural engineer',
      'Turbine service team leader',
    ],
  },
  hydrogen: {
    heading: 'Hydrogen jobs',
    title: 'Hydrogen jobs in electrolysis, safety and offtake',
    description:
      'Hydrogen roles in electrolyser engineering, process safety, balance of plant, commissioning, refuelling and offtake, with makers and project developers.',
    intro: {
      lead: 'Hydrogen plants are chemical plants that run on electricity, so their teams are made up of process engineers who learn about grids and power engineers who learn about gas.',
      more: 'Electrolyser makers hire for stack, materials and production; developers for process safety, balance of plant and the contracts that pay for all of it. People from refining, chemicals, industrial gases and nuclear bring habits that this young industry needs.',
    },
    roles: [
      'Process safety engineer',
      'Electrolyser stack engineer',
      'Balance of plant lead',
      'Commissioning engineer',
      'Refuelling station engineer',
      'Offtake manager',
    ],
  },
  'future-mobility': {
    heading: 'Future mobility jobs',
    title: 'Future mobility jobs in electric vehicles, charging and autonomy',
    description:
      'Roles in electric vehicles, charging, advanced air mobility, autonomy and fleet software: engineering, manufacturing, infrastructure and leadership.',
    intro: {
      lead: 'Vehicles, chargers, aircraft and the software between them are now developed side by side, and people change between them who once stayed in one industry for life.',
      more: 'The roles here are with vehicle makers and suppliers, charging networks, aircraft developers, autonomy companies and fleet operators. What they have in common is the proof of safety: functional safety, certification and test experience is in demand in every one of them.',
    },
    roles: [
      'Powertrain controls engineer',
      'Flight control engineer',
      'Autonomous systems safety lead',
      'Charging network planner',
      'Product manager, fleet software',
      'Chief commercial officer',
    ],
  },
  'ev-charging': {
    heading: 'EV charging jobs',
    title: 'EV charging jobs in hardware, software and infrastructure',
    description:
      'EV charging roles with networks, manufacturers and fleet operators: site acquisition, grid connection, installation, OCPP software and operations.',
    intro: {
      lead: 'A charging network is judged by whether its chargers work, and that is decided by land, grid, hardware, software and the person who drives out when one of them fails.',
      more: 'Networks hire planners and acquisition managers before they hire technicians; makers look for power electronics and protocol engineers; depots need people who can fit charging around a timetable. Telecoms, utilities and building services are good places to come from.',
    },
    roles: [
      'Charging network planner',
      'Site acquisition manager',
      'Installation manager',
      'Power electronics engineer',
      'OCPP software engineer',
      'Head of charging operations',
    ],
  },
  'electric-vehicles': {
    heading: 'Electric vehicle jobs',
    title: 'Electric vehicle jobs in powertrain, battery and software',
    description:
      'Electric vehicle roles in powertrain controls, battery packs and cells, functional safety, homologation, test and vehicle software.',
    intro: {
      lead: 'In an electric vehicle the hard problems sit in the battery, the inverter and the code, and the best teams are mixed from people who learned on engines and people who never did.',
      more: 'Makers of cars, vans, buses and trucks hire for controls, thermal and cell engineering, for functional safety and for the road to type approval. Suppliers look for the same skills with a closer eye on cost and production.',
    },
    roles: [
      'Powertrain controls engineer',
      'Battery pack thermal engineer',
      'Cell process engineer',
      'Functional safety engineer',
      'Homologation engineer',
      'High-voltage test technician',
    ],
  },
  automotive: {
    heading: 'Automotive jobs',
    title: 'Automotive jobs in electric and automated vehicles',
    description:
      'Automotive roles for the change to electric and automated driving: controls, functional safety, battery, homologation, manufacturing and test.',
    intro: {
      lead: 'The car industry is changing its powertrain, its electronics and its way of writing software in the same years, and keeps its old strengths: quality, launch discipline and volume.',
      more: 'We recruit for the part that is new: electric platforms, cell and pack production, ISO 26262 and driver assistance, and the launch and quality teams that bring them into series. Engineers from aerospace, rail and consumer electronics do well here.',
    },
    roles: [
      'Functional safety engineer',
      'Vehicle controls engineer',
      'Battery cell process engineer',
      'Homologation engineer',
      'Manufacturing engineer',
      'Launch manager',
    ],
  },
};
