/**
 * British postcode areas, each with its post town. No maintained, freely licensed package has the districts,
 * so 'CV34' means Coventry's area and not Warwick.
 */
const AREAS =
  'AB Aberdeen,AL St Albans,B Birmingham,BA Bath,BB Blackburn,BD Bradford,BH Bournemouth,BL Bolton,BN Brighton,BR Bromley,BS Bristol,BT Belfast,CA Carlisle,CB Cambridge,CF Cardiff,CH Chester,CM Chelmsford,CO Colchester,CR Croydon,CT Canterbury,CV Coventry,CW Crewe,DA Dartford,DD Dundee,DE Derby,DG Dumfries,DH Durham,DL Darlington,DN Doncaster,DT Dorchester,DY Dudley,E London,EC London,EH Edinburgh,EN Enfield,EX Exeter,FK Falkirk,FY Blackpool,G Glasgow,GL Gloucester,GU Guildford,HA Harrow,HD Huddersfield,HG Harrogate,HP Hemel Hempstead,HR Hereford,HS Stornoway,HU Hull,HX Halifax,IG Ilford,IP Ipswich,IV Inverness,KA Kilmarnock,KT Kingston upon Thames,KW Kirkwall,KY Kirkcaldy,L Liverpool,LA Lancaster,LD Llandrindod Wells,LE Leicester,LL Llandudno,LN Lincoln,LS Leeds,LU Luton,M Manchester,ME Rochester,MK Milton Keynes,ML Motherwell,N London,NE Newcastle,NG Nottingham,NN Northampton,NP Newport,NR Norwich,NW London,OL Oldham,OX Oxford,PA Paisley,PE Peterborough,PH Perth,PL Plymouth,PO Portsmouth,PR Preston,RG Reading,RH Redhill,RM Romford,S Sheffield,SA Swansea,SE London,SG Stevenage,SK Stockport,SL Slough,SM Sutton,SN Swindon,SO Southampton,SP Salisbury,SR Sunderland,SS Southend,ST Stoke,SW London,SY Shrewsbury,TA Taunton,TD Galashiels,TF Telford,TN Tunbridge Wells,TQ Torquay,TR Truro,TS Middlesbrough,TW Twickenham,UB Southall,W London,WA Warrington,WC London,WD Watford,WF Wakefield,WN Wigan,WR Worcester,WS Walsall,WV Wolverhampton,YO York,ZE Lerwick';

const towns: ReadonlyMap<string, string> = new Map(
  AREAS.split(',').map((area) => {
    const [code = '', ...name] = area.split(' ');
    return [code, name.join(' ')] as const;
  }),
);

/** A postcode in two words, such as 'CV34 6LJ', or its first word. */
const WHOLE = /^([A-Z]{1,2})\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const FIRST_WORD = /^([A-Z]{1,2})\d[A-Z\d]?$/i;
/** Looks like a postcode's first word, but is a gas or an ingress protection code. */
const NO_POSTCODE = /^(?:CO2|IP[4-9]\d)$/i;
/** Other countries' postcodes: '10115', 'D-10115', '00-001', '10001-1234'; not years. */
const FOREIGN = /^(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d$)\d{4,5}$|^\d{2}-\d{3}$|^\d{5}-\d{3,4}$/i;

/** A postcode's town. */
export interface PostTown {
  name: string;
  /** False for a first word alone, which may be jargon: 'HS2', 'B2B'. */
  isCertain: boolean;
}

/** Returns the town of a British postcode, whole or its first word; undefined for any other text. */
export function townOfPostcode(text: string): PostTown | undefined {
  if (NO_POSTCODE.test(text)) return undefined;
  const whole = WHOLE.exec(text);
  const area = (whole ?? FIRST_WORD.exec(text))?.[1];
  const name = area === undefined ? undefined : towns.get(area.toUpperCase());
  return name === undefined ? undefined : { name, isCertain: whole !== null };
}

/** True for a text that is a postcode when it stands beside a town. */
export function isPostcodeOf(text: string, town: string): boolean {
  return FOREIGN.test(text) || townOfPostcode(text)?.name === town;
}
