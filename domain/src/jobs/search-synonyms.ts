/**
 * Words of our field that mean the same, one group a line: a search for one finds the others, below
 * its own results. Case, accents, hyphens and plurals don't count. A word may be in one group only
 * (tested).
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Storage, solar, wind and hydrogen
  [
    'BESS',
    'battery storage',
    'battery energy storage',
    'energy storage',
    'grid-scale battery',
    'Batteriespeicher',
    'Energiespeicher',
  ],
  [
    'PV',
    'solar',
    'photovoltaic',
    'Photovoltaik',
    'Solarenergie',
    'zonne-energie',
    'solenergi',
    'fotovoltaica',
    'solaire',
  ],
  [
    'wind',
    'wind energy',
    'wind power',
    'Windenergie',
    'Windkraft',
    'vindenergi',
    'vindkraft',
    'energía eólica',
    'éolien',
    'energia wiatrowa',
  ],
  [
    'WTG',
    'wind turbine',
    'Windkraftanlage',
    'windmolen',
    'vindmølle',
    'vindkraftverk',
    'aerogenerador',
    'éolienne',
  ],
  ['H2', 'hydrogen', 'Wasserstoff', 'waterstof', 'brint', 'vätgas', 'hidrógeno', 'hydrogène'],
  ['electrolyser', 'electrolyzer', 'electrolysis'],
  // Grid
  ['HV', 'high voltage'],
  ['MV', 'medium voltage'],
  ['LV', 'low voltage'],
  ['T&D', 'transmission and distribution'],
  ['grid connection', 'interconnection', 'grid access'],
  ['substation', 'switchyard'],
  ['SCADA', 'supervisory control'],
  ['EMS', 'energy management system'],
  // Projects
  ['EPC', 'engineering, procurement and construction', 'turnkey'],
  ['O&M', 'operations and maintenance'],
  ['IPP', 'independent power producer'],
  ['PPA', 'power purchase agreement', 'offtake'],
  ['M&A', 'mergers and acquisitions'],
  ['HSE', 'EHS', 'QHSE', 'health and safety'],
  ['consents', 'consenting', 'permitting', 'planning permission'],
  ['C-suite', 'chief'],
  [
    'PM',
    'project manager',
    'Projektleiter',
    'Projektmanager',
    'projectleider',
    'projektleder',
    'projektledare',
    'jefe de proyecto',
    'chef de projet',
  ],
  // Titles in other languages of our markets; French 'ingénieur' is covered by German and Dutch
  ['engineer', 'Ingenieur', 'Ingenieurin', 'ingeniør', 'ingenjör', 'ingeniero', 'ingeniera'],
  ['electrical engineer', 'Elektroingenieur', 'elingeniør', 'elingenjör', 'ingeniero eléctrico'],
  ['technician', 'Techniker', 'technicus', 'tekniker', 'técnico', 'technicien'],
  ['analyst', 'analist', 'analytiker', 'analista', 'analyste'],
  ['planner', 'Planer', 'planlægger', 'planerare', 'planificador', 'planificateur'],
  [
    'construction manager',
    'Bauleiter',
    'uitvoerder',
    'byggeleder',
    'byggledare',
    'jefe de obra',
    'conducteur de travaux',
  ],
  [
    'commissioning',
    'Inbetriebnahme',
    'inbedrijfstelling',
    'idriftsættelse',
    'idrifttagning',
    'puesta en marcha',
    'mise en service',
  ],
  ['battery', 'Batterie', 'batterij', 'batteri', 'batería'],
  ['safety', 'Sicherheit', 'veiligheid', 'sikkerhed', 'säkerhet', 'seguridad', 'sécurité'],
  ['head of', 'Leiter', 'Leiterin', 'hoofd', 'afdelingsleder', 'avdelningschef', 'director de'],
  // Mobility
  ['EV', 'electric vehicle', 'electric car'],
  ['charge point', 'charging station', 'charger', 'EVSE'],
  ['eVTOL', 'advanced air mobility', 'AAM', 'urban air mobility', 'air taxi', 'electric aircraft'],
  ['autonomous', 'driverless', 'self-driving', 'ADAS'],
  ['powertrain', 'drivetrain'],
  ['homologation', 'type approval'],
  ['functional safety', 'ISO 26262'],
  ['BMS', 'battery management system'],
  // Places
  ['UK', 'United Kingdom', 'Great Britain', 'Britain'],
  ['USA', 'United States', 'America'],
  ['UAE', 'United Arab Emirates', 'Emirates'],
  ['Netherlands', 'Holland'],
  ['remote', 'work from home', 'WFH', 'home-based', 'home office'],
];

/** Words for a job type, searched in types only: 'contract' occurs in every advert. */
export const TYPE_SYNONYMS: readonly (readonly string[])[] = [
  ['Contract', 'contractor', 'contracting', 'freelance', 'freelancer', 'interim'],
  ['Permanent', 'perm'],
  ['Temporary', 'temp', 'fixed-term'],
];

/** Words for something wider and its parts; the reverse would find too much. */
export const WIDER_WORDS: Readonly<Record<string, readonly string[]>> = {
  Nordics: ['Denmark', 'Sweden', 'Norway', 'Finland', 'Iceland'],
  Scandinavia: ['Denmark', 'Sweden', 'Norway'],
  Iberia: ['Spain', 'Portugal'],
  Gulf: ['UAE', 'Saudi Arabia', 'Qatar', 'Oman'],
  renewables: ['solar', 'wind', 'hydrogen'],
};
