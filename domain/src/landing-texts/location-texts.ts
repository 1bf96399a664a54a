import type { LandingText } from '@torque-tide/contract/landing-pages';

/** Texts of location pages, by slug. */
export const locationTexts: Readonly<Record<string, LandingText>> = {
  'united-kingdom': {
    heading: 'Jobs in the United Kingdom',
    title: 'Clean energy and mobility jobs in the United Kingdom',
    description:
      'Open roles in the UK in storage, wind, solar, hydrogen, charging and electric vehicles, from Scottish consents to English test tracks.',
    intro: {
      lead: 'Offshore wind in the North Sea, batteries beside old power station connections and a public charging network that is still being built keep British teams hiring.',
      more: 'The grid connection decides the date of nearly every project here, so engineers who know the network operators’ processes are wanted everywhere. Vehicle engineering is strongest in the Midlands, and aerospace around Bristol feeds the new electric aircraft.',
    },
    roles: [
      'Grid connections engineer',
      'Protection and control engineer',
      'Offshore consents manager',
      'Installation manager, charging',
    ],
  },
  london: {
    heading: 'Jobs in London',
    title: 'Clean energy and mobility jobs in London',
    description:
      'London roles in clean energy and future mobility: project finance, trading, development, policy, software and leadership.',
    intro: {
      lead: 'Few megawatts are built in London, but many are decided there: developers, funds, lenders and charging networks have their head offices in the city.',
      more: 'Expect roles in project finance, power trading and optimisation, mergers and acquisitions, development and software, and leadership teams that travel to their sites.',
    },
    roles: [
      'Project finance associate',
      'Storage optimisation analyst',
      'Development manager',
      'Commercial director',
    ],
  },
  scotland: {
    heading: 'Jobs in Scotland',
    title: 'Clean energy jobs in Scotland',
    description:
      'Roles in Scotland in onshore and offshore wind, battery storage, grid and transmission, in Glasgow, Edinburgh, Aberdeen and further north.',
    intro: {
      lead: 'Scotland has more wind than its own demand can use, so its industry is as much about transmission lines and storage as about turbines.',
      more: 'Glasgow and Edinburgh hold most of the development and engineering offices, Aberdeen the offshore experience that oil and gas leaves to wind. Sites lie far from both, and many roles combine an office with days in the field.',
    },
    roles: [
      'Grid connections engineer',
      'Offshore consents manager',
      'BESS project manager',
      'Marine operations engineer',
    ],
  },
  germany: {
    heading: 'Jobs in Germany',
    title: 'Clean energy and mobility jobs in Germany',
    description:
      'Open roles in Germany: offshore wind, storage, hydrogen, charging and automotive engineering, from Hamburg and Berlin to Stuttgart and Munich.',
    intro: {
      lead: 'Germany builds wind in two seas and on land, needs new lines to carry it south, and has the largest car industry in Europe to electrify.',
      more: 'Wind and hydrogen roles gather in the north, vehicle and power electronics roles in the south, and trading and software in Berlin. Engineering teams often work in English; sites, authorities and works councils do not, so German is an advantage in most roles.',
    },
    roles: [
      'Offshore package manager',
      'Functional safety engineer',
      'Electrolyser stack engineer',
      'Head of charging operations',
    ],
  },
  hamburg: {
    heading: 'Jobs in Hamburg',
    title: 'Wind and clean energy jobs in Hamburg',
    description:
      'Hamburg roles in offshore and onshore wind, marine logistics and hydrogen, with developers, turbine makers and contractors.',
    intro: {
      lead: 'Hamburg is where much of the German wind industry has its desks: turbine makers, developers, certifiers and marine contractors work within a few kilometres of one another.',
      more: 'The port adds shipping and hydrogen, and the North Sea construction harbours are within reach. Most roles here ask for people who can hold contracts, vessels and engineering together.',
    },
    roles: ['Offshore package manager', 'Marine warranty surveyor', 'Foundation engineer'],
  },
  munich: {
    heading: 'Jobs in Munich',
    title: 'Electric vehicle and charging jobs in Munich',
    description:
      'Munich roles in electric vehicles, power electronics, charging and energy software, with makers, suppliers and younger companies.',
    intro: {
      lead: 'Around Munich cars, semiconductors and software grow up side by side, which suits everything that has a battery and an inverter.',
      more: 'Charging networks, electric aircraft and energy software companies recruit from the same pool as the vehicle makers and their suppliers, and the solar and storage industry meets here at its yearly trade fair.',
    },
    roles: ['Head of charging operations', 'Power electronics engineer', 'Vehicle software lead'],
  },
  france: {
    heading: 'Jobs in France',
    title: 'Clean energy and mobility jobs in France',
    description:
      'Open roles in France in solar, onshore and offshore wind, hydrogen, batteries and electric vehicles, from Amiens to Grenoble and Montpellier.',
    intro: {
      lead: 'French power has long been low in carbon; what is new are the solar parks of the south, the first offshore wind farms and the battery plants of the north.',
      more: 'Developers and operators hire in the regions as well as in Paris, hydrogen has deep roots around Grenoble, and older wind farms are beginning to be repowered. Permits and local meetings are in French, and so are most teams.',
    },
    roles: [
      'Solar asset performance engineer',
      'Repowering project manager',
      'Refuelling station engineer',
      'Cell process engineer',
    ],
  },
  spain: {
    heading: 'Jobs in Spain',
    title: 'Solar, storage and hydrogen jobs in Spain',
    description:
      'Open roles in Spain in solar, wind, battery storage and green hydrogen, with developers, contractors and owners across the Iberian market.',
    intro: {
      lead: 'Spain has the sun, the land and the wind; what it builds next is the storage and the hydrogen that make midday power useful in the evening.',
      more: 'Construction and operations roles lie in Extremadura, Andalusia and Castile, development and finance roles in Madrid. Spain and Portugal share a wholesale market, so many jobs are Iberian rather than Spanish.',
    },
    roles: [
      'Solar construction manager',
      'PV yield analyst',
      'Head of storage development',
      'Balance of plant lead, electrolysis',
    ],
  },
  madrid: {
    heading: 'Jobs in Madrid',
    title: 'Clean energy jobs in Madrid',
    description:
      'Madrid roles in solar, wind and storage development, engineering, finance and leadership, for projects across Iberia and beyond.',
    intro: {
      lead: 'Madrid is the office of Iberian energy: utilities, developers, contractors and funds plan from here what is built in the rest of Spain, in Portugal and in Latin America.',
      more: 'The roles are in development, engineering management, project finance and leadership, often with teams and sites in several countries.',
    },
    roles: ['Head of storage development', 'Project finance manager', 'Engineering manager'],
  },
  poland: {
    heading: 'Jobs in Poland',
    title: 'Offshore wind, battery and charging jobs in Poland',
    description:
      'Open roles in Poland in Baltic offshore wind, battery cell production, charging and electric vehicles, in Gdańsk, Warsaw and Wrocław.',
    intro: {
      lead: 'Poland is leaving coal by way of the Baltic: its first offshore wind farms need cable, foundation and marine engineers along the coast.',
      more: 'In the south-west, cell and component plants look for process and quality people, and Warsaw holds the developers, charging networks and investors. Polish is usual on site; project teams are international.',
    },
    roles: [
      'Export cable installation engineer',
      'Battery cell process engineer',
      'Site acquisition manager, charging',
    ],
  },
  netherlands: {
    heading: 'Jobs in the Netherlands',
    title: 'Charging, wind and hydrogen jobs in the Netherlands',
    description:
      'Open roles in the Netherlands in EV charging, offshore wind, hydrogen, storage and grid, around Rotterdam, Amsterdam and the North Sea ports.',
    intro: {
      lead: 'The Netherlands put chargers on its streets early, and now runs into the limits of its grid: whoever can plan around a full network is welcome.',
      more: 'Offshore wind is designed, shipped and serviced from its ports, and Rotterdam prepares for hydrogen. Technical teams work in English as a matter of course.',
    },
    roles: [
      'Charging network planner',
      'Grid congestion analyst',
      'Offshore installation engineer',
    ],
  },
  denmark: {
    heading: 'Jobs in Denmark',
    title: 'Wind jobs in Denmark',
    description:
      'Open roles in Denmark in turbine and blade engineering, offshore wind and hydrogen, from Aalborg and Esbjerg to Copenhagen.',
    intro: {
      lead: 'Modern wind power grew up in Denmark, and much of what the industry knows about blades, drives and offshore logistics is still taught on the job here.',
      more: 'Engineering and manufacturing roles lie in Jutland, with Esbjerg as the harbour for the North Sea; developers and investors are in Copenhagen. English is the working language of most teams.',
    },
    roles: ['Blade structural engineer', 'Loads engineer', 'Offshore logistics manager'],
  },
  sweden: {
    heading: 'Jobs in Sweden',
    title: 'Electric vehicle and clean energy jobs in Sweden',
    description:
      'Open roles in Sweden in electric cars and trucks, batteries, wind and hydrogen, from Gothenburg to the industrial north.',
    intro: {
      lead: 'Sweden has clean power already; it hires to use it, in electric cars and trucks around Gothenburg and in steel and hydrogen in the north.',
      more: 'Battery, thermal and powertrain engineers find long experience with cold climates and heavy vehicles here. Wind is built where few people live, so development and site roles involve travel.',
    },
    roles: ['Battery pack thermal engineer', 'Powertrain engineer', 'Wind project manager'],
  },
  nordics: {
    heading: 'Jobs in the Nordics',
    title: 'Clean energy and mobility jobs in the Nordics',
    description:
      'Open roles in Denmark, Sweden, Norway, Finland and Iceland: offshore wind, hydrogen, batteries and electric vehicles.',
    intro: {
      lead: 'Denmark designs turbines, Sweden builds electric trucks and Norway has gone furthest with electric cars: small markets that the rest of Europe learns from.',
      more: 'Teams work in English and across borders, and pay is often stated by the month. Candidates seldom weigh the pay alone: parental leave, a move for two careers and the dark months decide as often.',
    },
    roles: ['Blade structural engineer', 'Battery pack thermal engineer', 'Electrolysis lead'],
  },
  'united-states': {
    heading: 'Jobs in the United States',
    title: 'Clean energy and mobility jobs in the United States',
    description:
      'Open roles in the USA in battery storage, solar, wind, autonomy and electric vehicles, from Texas and Colorado to Pennsylvania.',
    intro: {
      lead: 'The United States is many power markets with different rules, and people who have worked in one of them are sought after by developers who are new to it.',
      more: 'Texas builds storage and solar fast, the Mountain West wind and transmission, and autonomy has its centres in California and in Pittsburgh. Many field roles are paid by the hour and move from site to site.',
    },
    roles: [
      'BESS commissioning manager',
      'Interconnection engineer',
      'Autonomous systems safety lead',
      'Chief development officer',
    ],
  },
  canada: {
    heading: 'Jobs in Canada',
    title: 'Clean energy and electric bus jobs in Canada',
    description:
      'Open roles in Canada in wind, hydrogen, storage and depot charging, in Alberta, Ontario and Québec.',
    intro: {
      lead: 'Power is a matter of the provinces in Canada: Québec and British Columbia build on water, Alberta on wind and sun, and each has its own market and its own grid code.',
      more: 'Electric buses and their depots are hiring in the large cities, and hydropower draws electrolysers to Québec, where French is the language of work.',
    },
    roles: [
      'Wind measurement engineer',
      'Electrolyser commissioning engineer',
      'Depot charging engineer',
    ],
  },
  'united-arab-emirates': {
    heading: 'Jobs in the United Arab Emirates',
    title: 'Solar and hydrogen jobs in the United Arab Emirates',
    description:
      'Open roles in the UAE in utility solar, storage, hydrogen and new mobility, in Abu Dhabi and Dubai.',
    intro: {
      lead: 'The Emirates build solar parks at a size that is rare elsewhere, and plan hydrogen and ammonia for export behind them.',
      more: 'Lead engineers and project directors from other markets are welcome, English is the language of projects, and salaries are quoted by the month and free of personal income tax.',
    },
    roles: ['High-voltage lead engineer', 'Hydrogen offtake manager', 'Project director'],
  },
  dubai: {
    heading: 'Jobs in Dubai',
    title: 'Mobility and solar jobs in Dubai',
    description:
      'Dubai roles in shared and autonomous mobility, charging, solar and regional leadership.',
    intro: {
      lead: 'Dubai likes to be early with new ways of getting about, on the road and in the air, and takes its daytime power from a solar park in the desert to its south.',
      more: 'It is also where companies put the office that looks after the Middle East and Africa, so commercial and leadership roles are more frequent here than site work.',
    },
    roles: ['Chief commercial officer', 'Regional sales director', 'Mobility programme manager'],
  },
  australia: {
    heading: 'Jobs in Australia',
    title: 'Storage, solar and charging jobs in Australia',
    description:
      'Open roles in Australia in grid-scale batteries, solar, wind and charging, in Melbourne, Brisbane, Sydney and the renewable energy zones.',
    intro: {
      lead: 'Australia runs a long, thin grid with a great deal of rooftop solar on it, and was early to see what large batteries can do for such a system.',
      more: 'Connection studies, system strength and grid-forming controls are skills that travel well from here, and are wanted here. Projects gather in the renewable energy zones, engineering offices in the state capitals.',
    },
    roles: [
      'BESS fire safety engineer',
      'Power systems engineer',
      'Power electronics engineer, chargers',
    ],
  },
  remote: {
    heading: 'Remote jobs',
    title: 'Remote jobs in clean energy and future mobility',
    description:
      'Roles in clean energy and future mobility that are done from home: analysis, controls, software, engineering and development.',
    intro: {
      lead: 'Not every role in this industry needs a hard hat: analysis, controls, software and much of development can be done from wherever the work is quiet.',
      more: 'Remote seldom means from anywhere in the world: employers hire in the countries that the advert names, and some ask for visits to site or office. If the advert leaves that open, ask us.',
    },
    roles: [
      'SCADA and controls engineer',
      'Yield analyst',
      'Back-end engineer, charging',
      'Powertrain controls engineer',
    ],
  },
};
