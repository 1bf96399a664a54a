/** A town in the gazetteer. */
export interface Town {
  /** The first name is shown. Ordinary names are also English words, such as Reading. */
  names: readonly { name: string; isOrdinary: boolean }[];
  lat: number;
  lng: number;
  /** Approximate: it only ranks towns. */
  people: number;
}

const ORDINARY = '~';
const BETWEEN_NAMES = '/';
const BETWEEN_FACTS = ';';

/** Writes a town as a line, to a hundredth of a degree: about half a mile. */
export function writeTown({ names, lat, lng, people }: Town): string {
  const written = names.map(({ name, isOrdinary }) => (isOrdinary ? `${ORDINARY}${name}` : name));
  const facts = [lat.toFixed(2), lng.toFixed(2), people.toPrecision(1)].map(Number);
  return [written.join(BETWEEN_NAMES), ...facts].join(BETWEEN_FACTS);
}

export function readTown(line: string): Town {
  const [names = '', ...facts] = line.split(BETWEEN_FACTS);
  const [lat = 0, lng = 0, people = 0] = facts.map(Number);
  return { names: names.split(BETWEEN_NAMES).map(readName), lat, lng, people };
}

function readName(written: string) {
  const isOrdinary = written.startsWith(ORDINARY);
  return { name: isOrdinary ? written.slice(ORDINARY.length) : written, isOrdinary };
}
