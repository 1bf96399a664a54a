/** A town in the gazetteer. */
export interface PackedTown {
  /** The first name is shown. Ordinary names are also English words, such as Reading. */
  names: readonly { name: string; isOrdinary: boolean }[];
  lat: number;
  lng: number;
  people: number;
}

/** Steps of a degree: about half a mile. */
const STEPS = 100;
const BASE = 36;
const DIGITS = 3;
/** The code's characters: three for each coordinate, one for the population. */
const CODE_LENGTH = 2 * DIGITS + 1;
const ORDINARY = '~';
const BETWEEN_NAMES = '/';

/** Packs a town into a line: its names, then its code. The population is approximate; it only ranks towns. */
export function packTown({ names, lat, lng, people }: PackedTown): string {
  const size = Math.min(BASE - 1, Math.round(Math.log2(Math.max(1, people)) * 1.4));
  const code = [coded((lat + 90) * STEPS), coded((lng + 180) * STEPS), size.toString(BASE)].join(
    '',
  );
  const written = names.map(({ name, isOrdinary }) => (isOrdinary ? `${ORDINARY}${name}` : name));
  return `${written.join(BETWEEN_NAMES)}${code}`;
}

/** Unpacks a town: coordinates to a hundredth of a degree, population approximate. */
export function unpackTown(line: string): PackedTown {
  const at = line.length - CODE_LENGTH;
  const digit = (from: number, to: number) => parseInt(line.slice(at + from, at + to), BASE);
  return {
    names: namesOf(line),
    lat: digit(0, DIGITS) / STEPS - 90,
    lng: digit(DIGITS, 2 * DIGITS) / STEPS - 180,
    people: Math.round(2 ** (digit(2 * DIGITS, CODE_LENGTH) / 1.4)),
  };
}

/** Returns a packed town's names without reading the rest. */
export function namesOf(line: string): PackedTown['names'] {
  return line
    .slice(0, line.length - CODE_LENGTH)
    .split(BETWEEN_NAMES)
    .map((written) => {
      const isOrdinary = written.startsWith(ORDINARY);
      return { name: isOrdinary ? written.slice(ORDINARY.length) : written, isOrdinary };
    });
}

function coded(value: number): string {
  return Math.round(value).toString(BASE).padStart(DIGITS, '0');
}
