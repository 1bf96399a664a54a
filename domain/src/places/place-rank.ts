import type { Place } from './place';

const HOME = 'GB';
/** A village at home ranks below a world city: Melbourne in Derbyshire. */
const VILLAGE_PEOPLE = 12_000;
const WORLD_CITY_PEOPLE = 400_000;

/** The largest radius of a borough named after the town in its middle, in miles. */
export const BOROUGH_MILES = 30;

/** True for a borough around a town of its name: people mean the town. */
export function isSurroundings(area: Place, towns: readonly Place[]): boolean {
  const [division = ''] = area.divisions;
  return (
    area.kind === 'area' &&
    area.radius <= BOROUGH_MILES &&
    towns.some((town) => town.kind === 'town' && town.divisions.includes(division))
  );
}

/** Orders towns before areas of the same name, which are mostly their surroundings; then as `named` does. */
export function compareRank(a: Place, b: Place): number {
  return rankOf(a) - rankOf(b) || Number(isAbroad(a)) - Number(isAbroad(b)) || b.people - a.people;
}

/** 0 for the most likely place of a name. */
function rankOf(place: Place): number {
  if (place.kind === 'countries') return 1;
  if (place.kind === 'area') return isAbroad(place) ? 5 : 3;
  if (isAbroad(place)) return place.people >= WORLD_CITY_PEOPLE ? 2 : 5;
  return place.people >= VILLAGE_PEOPLE ? 0 : 4;
}

function isAbroad({ countries }: Place): boolean {
  return !countries.includes(HOME);
}
