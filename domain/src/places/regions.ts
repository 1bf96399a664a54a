/** A well-known area that isn't a division of its country. */
interface Region {
  names: readonly string[];
  country: string;
  /** The divisions that make it up, as the gazetteer names them. */
  divisions: readonly string[];
}

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
const EAST_MIDLANDS = [
  'Derby',
  'Derbyshire',
  'Leicester',
  'Leicestershire',
  'Lincolnshire',
  'North Northamptonshire',
  'West Northamptonshire',
  'Nottingham',
  'Nottinghamshire',
  'Rutland',
];

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
    [
      'County Durham',
      'Darlington',
      'Gateshead',
      'Hartlepool',
      'Middlesbrough',
      'Newcastle upon Tyne',
      'North Tyneside',
      'Northumberland',
      'Redcar and Cleveland',
      'South Tyneside',
      'Stockton-on-Tees',
      'Sunderland',
    ],
  ),
  region(
    ['Teesside', 'Tees Valley'],
    ['Darlington', 'Hartlepool', 'Middlesbrough', 'Redcar and Cleveland', 'Stockton-on-Tees'],
  ),
  region(
    ['Tyneside', 'Tyne and Wear'],
    ['Gateshead', 'Newcastle upon Tyne', 'North Tyneside', 'South Tyneside', 'Sunderland'],
  ),
  region(
    ['North West England', 'North West'],
    [
      'Blackburn with Darwen',
      'Blackpool',
      'Bolton',
      'Bury',
      'Cheshire East',
      'Cheshire West and Chester',
      'Cumbria',
      'Halton',
      'Knowsley',
      'Lancashire',
      'Liverpool',
      'Manchester',
      'Oldham',
      'Rochdale',
      'Salford',
      'Sefton',
      'St. Helens',
      'Stockport',
      'Tameside',
      'Trafford',
      'Warrington',
      'Wigan',
      'Wirral',
    ],
  ),
  region(
    ['Greater Manchester'],
    [
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
    ],
  ),
  region(['Merseyside'], ['Knowsley', 'Liverpool', 'Sefton', 'St. Helens', 'Wirral']),
  region(['Cheshire'], ['Cheshire East', 'Cheshire West and Chester', 'Halton', 'Warrington']),
  region(
    ['Humberside', 'Humber'],
    [
      'East Riding of Yorkshire',
      'Kingston upon Hull',
      'North East Lincolnshire',
      'North Lincolnshire',
    ],
  ),
  region(['East Anglia'], ['Norfolk', 'Suffolk', 'Cambridgeshire', 'Peterborough']),
  region(
    ['East of England'],
    [
      'Norfolk',
      'Suffolk',
      'Cambridgeshire',
      'Peterborough',
      'Essex',
      'Hertfordshire',
      'Bedford',
      'Central Bedfordshire',
      'Luton',
      'Southend-on-Sea',
      'Thurrock',
    ],
  ),
  region(['Bedfordshire'], ['Bedford', 'Central Bedfordshire', 'Luton']),
  region(['Northamptonshire'], ['North Northamptonshire', 'West Northamptonshire']),
  region(
    ['Berkshire', 'Thames Valley'],
    [
      'Bracknell Forest',
      'Reading',
      'Slough',
      'West Berkshire',
      'Windsor and Maidenhead',
      'Wokingham',
    ],
  ),
  region(['Sussex'], ['Brighton and Hove', 'East Sussex', 'West Sussex']),
  region(
    ['South East England', 'South East'],
    [
      'Bracknell Forest',
      'Brighton and Hove',
      'Buckinghamshire',
      'East Sussex',
      'Hampshire',
      'Isle of Wight',
      'Kent',
      'Medway',
      'Milton Keynes',
      'Oxfordshire',
      'Portsmouth',
      'Reading',
      'Slough',
      'Southampton',
      'Surrey',
      'West Berkshire',
      'West Sussex',
      'Windsor and Maidenhead',
      'Wokingham',
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
