/** A well-known area that isn't a division of its country. */
interface Region {
  names: readonly string[];
  country: string;
  /** The divisions that make it up, as the gazetteer names them. */
  divisions: readonly string[];
}

const GREATER_MANCHESTER = [
  'Bolton',
  'Bury',
  'Manchester',
  'Oldham',
  'Rochdale',
  'Salford',
  'Stockport',
  'Tameside',
  'Trafford',
  'Wigan',
];
const MERSEYSIDE = ['Knowsley', 'Liverpool', 'Sefton', 'St. Helens', 'Wirral'];
const CHESHIRE = ['Cheshire East', 'Cheshire West and Chester', 'Halton', 'Warrington'];
const TEESSIDE = [
  'Darlington',
  'Hartlepool',
  'Middlesbrough',
  'Redcar and Cleveland',
  'Stockton-on-Tees',
];
const TYNESIDE = [
  'Gateshead',
  'Newcastle upon Tyne',
  'North Tyneside',
  'South Tyneside',
  'Sunderland',
];
const WEST_MIDLANDS = [
  'Birmingham',
  'Coventry',
  'Dudley',
  'Sandwell',
  'Solihull',
  'Walsall',
  'Wolverhampton',
  'Warwickshire',
  'Worcestershire',
  'Staffordshire',
  'Stoke-on-Trent',
  'Herefordshire',
  'Shropshire',
  'Telford and Wrekin',
];
const NORTHAMPTONSHIRE = ['North Northamptonshire', 'West Northamptonshire'];
const EAST_MIDLANDS = [
  ...NORTHAMPTONSHIRE,
  'Derby',
  'Derbyshire',
  'Leicester',
  'Leicestershire',
  'Lincolnshire',
  'Nottingham',
  'Nottinghamshire',
  'Rutland',
];
const EAST_ANGLIA = ['Norfolk', 'Suffolk', 'Cambridgeshire', 'Peterborough'];
const BEDFORDSHIRE = ['Bedford', 'Central Bedfordshire', 'Luton'];
const BERKSHIRE = [
  'Bracknell Forest',
  'Reading',
  'Slough',
  'West Berkshire',
  'Windsor and Maidenhead',
  'Wokingham',
];
const SUSSEX = ['Brighton and Hove', 'East Sussex', 'West Sussex'];

/** Regions of the United Kingdom, by their counties and boroughs. */
export const REGIONS: readonly Region[] = [
  region(['West Midlands'], WEST_MIDLANDS),
  region(['East Midlands'], EAST_MIDLANDS),
  region(['Midlands', 'The Midlands'], [...WEST_MIDLANDS, ...EAST_MIDLANDS]),
  region(
    ['Yorkshire'],
    [
      'Barnsley',
      'Bradford',
      'Calderdale',
      'Doncaster',
      'East Riding of Yorkshire',
      'Kirklees',
      'Kingston upon Hull',
      'Leeds',
      'North Yorkshire',
      'Rotherham',
      'Sheffield',
      'Wakefield',
      'York',
    ],
  ),
  region(
    ['North East England', 'North East'],
    ['County Durham', 'Northumberland', ...TEESSIDE, ...TYNESIDE],
  ),
  region(['Teesside', 'Tees Valley'], TEESSIDE),
  region(['Tyneside', 'Tyne and Wear'], TYNESIDE),
  region(
    ['North West England', 'North West'],
    [
      'Blackburn with Darwen',
      'Blackpool',
      'Cumbria',
      'Lancashire',
      ...CHESHIRE,
      ...GREATER_MANCHESTER,
      ...MERSEYSIDE,
    ],
  ),
  region(['Greater Manchester'], GREATER_MANCHESTER),
  region(['Merseyside'], MERSEYSIDE),
  region(['Cheshire'], CHESHIRE),
  region(
    ['Humberside', 'Humber'],
    [
      'East Riding of Yorkshire',
      'Kingston upon Hull',
      'North East Lincolnshire',
      'North Lincolnshire',
    ],
  ),
  region(['East Anglia'], EAST_ANGLIA),
  region(
    ['East of England'],
    [...EAST_ANGLIA, ...BEDFORDSHIRE, 'Essex', 'Hertfordshire', 'Southend-on-Sea', 'Thurrock'],
  ),
  region(['Bedfordshire'], BEDFORDSHIRE),
  region(['Northamptonshire'], NORTHAMPTONSHIRE),
  region(['Berkshire', 'Thames Valley'], BERKSHIRE),
  region(['Sussex'], SUSSEX),
  region(
    ['South East England', 'South East'],
    [
      'Buckinghamshire',
      'Hampshire',
      'Isle of Wight',
      'Kent',
      'Medway',
      'Milton Keynes',
      'Oxfordshire',
      'Portsmouth',
      'Southampton',
      'Surrey',
      ...BERKSHIRE,
      ...SUSSEX,
    ],
  ),
  region(
    ['South West England', 'South West'],
    [
      'Bath and North East Somerset',
      'Bournemouth, Christchurch and Poole',
      'Bristol',
      'Cornwall',
      'Devon',
      'Dorset',
      'Gloucestershire',
      'North Somerset',
      'Plymouth',
      'Somerset',
      'South Gloucestershire',
      'Swindon',
      'Torbay',
      'Wiltshire',
    ],
  ),
];

/** Groups of countries, by code. */
export const COUNTRY_GROUPS: readonly { names: readonly string[]; countries: readonly string[] }[] =
  [
    {
      names: ['Nordics', 'The Nordics', 'Nordic countries'],
      countries: ['DK', 'SE', 'NO', 'FI', 'IS'],
    },
    { names: ['Scandinavia'], countries: ['DK', 'SE', 'NO'] },
    { names: ['Iberia'], countries: ['ES', 'PT'] },
    { names: ['Benelux'], countries: ['BE', 'NL', 'LU'] },
    { names: ['DACH'], countries: ['DE', 'AT', 'CH'] },
    { names: ['Baltics', 'The Baltics'], countries: ['EE', 'LV', 'LT'] },
    { names: ['British Isles'], countries: ['GB', 'IE'] },
  ];

function region(names: readonly string[], divisions: readonly string[]): Region {
  return { names, country: 'GB', divisions };
}
