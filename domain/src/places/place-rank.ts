import type { Place } from './place';

const HOME = 'GB';
/** A village at home gives way to a city of the world, as Melbourne in Derbyshire does. */
const VILLAGE_PEOPLE = 12_000;
const WORLD_CITY_PEOPLE = 400_000;

/** Most miles that a borough reaches from the town in its middle, for which it is named. */
export const BOROUGH_MILES = 30;

/** True of a borough around a town of the same name: the town is what people mean. */
export function isSurroundings(area: Place, towns: readonly Place[]): boolean {
  const [division = ''] = area.divisions;
  return (
    area.kind === 'area' &&
    area.radius <= BOROUGH_MILES &&
    towns.some((town) => town.kind === 'town' && town.divisions.includes(division))
  );
}

/** Towns before areas of the same name, which mostly are their surroundings; then as `named` tells. */
export function compareRank(a: Place, b: Place): number {
  return rankOf(a) - rankOf(b) || Number(isAbroad(a)) - Number(isAbroad(b)) || b.people - a.people;
}

/** 0 for what is meant before all others of its name. */
function rankOf(place: Place): number {
  if (place.kind === 'countries') return 1;
  if (place.kind === 'area') return isAbroad(place) ? 5 : 3;
  if (isAbroad(place)) return place.people >= WORLD_CITY_PEOPLE ? 2 : 5;
  return place.people >= VILLAGE_PEOPLE ? 0 : 4;
}

function isAbroad({ countries }: Place): boolean {
  return !countries.includes(HOME);
}
