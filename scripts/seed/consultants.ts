import type { ConsultantInput } from '@torque-tide/contract/consultants';
import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';

/** A consultant of the demo content, under an id that stays the same at every seeding. */
interface DemoConsultant extends ConsultantInput {
  id: string;
  isActive: boolean;
  sortOrder: number;
}

type Told = Omit<DemoConsultant, 'isActive' | 'sortOrder'>;

const COUNTRIES_OF_DIRECTORS = 'UK, Germany, France, Spain, USA, UAE, Australia';

/** Nobody can have it, whoever the agency is. */
const DEMO_HOST = 'torqueandtide.example';

/**
 * The two directors and three others. All are invented: their addresses lead nowhere, and
 * their numbers are among those that are kept free for stories.
 */
const people: readonly Told[] = [
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

/** Room between two people, so that one can be put there later. */
const SORT_STEP = 10;

/** The demo content's consultants; their portraits are in `scripts/seed/pictures/portraits`. */
export const demoConsultants: readonly DemoConsultant[] = people.map((person, n) =>
  Object.assign({}, person, { sortOrder: (n + 1) * SORT_STEP, isActive: true }),
);

/** Somebody with all that follows from a name. */
function invented(person: Omit<Told, 'id' | 'email' | 'linkedIn' | 'picture'>): Told {
  const id = person.name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    ...person,
    email: `${id.replaceAll('-', '.')}@${DEMO_HOST}`,
    linkedIn: `https://www.linkedin.com/in/${id}-example`,
    picture: `${PUBLIC_ORIGIN}/portraits/${id}.svg`,
  };
}
