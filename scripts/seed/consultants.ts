import type { ConsultantInput } from '@torque-tide/contract/consultants';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

/** A demo consultant, with an id that stays the same. */
interface DemoConsultant extends ConsultantInput {
  id: string;
  isActive: boolean;
  sortOrder: number;
}

type DemoPerson = Omit<DemoConsultant, 'isActive' | 'sortOrder'>;

const COUNTRIES_OF_DIRECTORS = 'UK, Germany, France, Spain, USA, UAE, Australia';

/** A domain that nobody can own. */
const DEMO_HOST = 'torqueandtide.example';

/**
 * Two directors and three others, all invented: addresses lead nowhere, and numbers are reserved for fiction.
 */
const people: readonly DemoPerson[] = [
  invented({
    name: 'Moira Tennant',
    role: 'Clean Energy',
    sentence:
      'Leads the work in storage, solar, wind and transmission, from the first grid application to the operations team.',
    sectorTags: 'Clean Energy, Renewable Energy, Solar, Hydrogen',
    countryTags: COUNTRIES_OF_DIRECTORS,
    phone: '+44 20 7946 0901',
    isDirector: true,
  }),
  invented({
    name: 'Lucas Feld',
    role: 'Future Mobility',
    sentence:
      'Leads the work in charging, electric powertrain, aviation and autonomy, from the first engineer to the board.',
    sectorTags: 'Future Mobility, Mobility, Automotive',
    countryTags: COUNTRIES_OF_DIRECTORS,
    phone: '+44 20 7946 0902',
    isDirector: true,
  }),
  invented({
    name: 'Ingrid Solvang',
    role: 'Offshore wind',
    sentence:
      'Spent eight years on cable and foundation packages in the North Sea, and still reads the weather window first.',
    sectorTags: 'Wind',
    countryTags: 'UK, Germany, Denmark, Norway, Poland',
    phone: '+44 20 7946 0903',
  }),
  invented({
    name: 'Tariq Belhadj',
    role: 'Battery storage and grid',
    sentence:
      'Commissioned inverters before he hired the people who do, and asks about protection settings before pay.',
    sectorTags: 'Battery Storage, BESS',
    countryTags: 'UK, Germany, Spain, France, Australia',
    phone: '+44 20 7946 0904',
  }),
  invented({
    name: 'Wanjiru Ames',
    role: 'Charging and electric vehicles',
    sentence:
      'Ran depot roll-outs for bus operators, and knows which certificate is missing before the gate does.',
    sectorTags: 'EV Charging, EV, Electric Vehicles',
    countryTags: 'UK, Netherlands, Germany, France, USA',
    phone: '+44 20 7946 0905',
  }),
];

/** Gaps in the order, for people added later. */
const SORT_STEP = 10;

/** The demo's consultants; their portraits are in `scripts/seed/pictures/portraits`. */
export const demoConsultants: readonly DemoConsultant[] = people.map((person, n) =>
  Object.assign({}, person, { sortOrder: (n + 1) * SORT_STEP, isActive: true }),
);

/** Returns a person with everything that follows from the name. */
function invented(person: Omit<DemoPerson, 'id' | 'email' | 'linkedIn' | 'picture'>): DemoPerson {
  const id = person.name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    ...person,
    email: `${id.replaceAll('-', '.')}@${DEMO_HOST}`,
    linkedIn: `https://www.linkedin.com/in/${id}-example`,
    picture: `${PUBLIC_ORIGIN}/portraits/${id}.svg`,
  };
}
