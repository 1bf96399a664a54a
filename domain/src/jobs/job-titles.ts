import { plainText } from '../plain-text';

/** Disciplines of our field, by the words of a title. A title may name several. */
const DISCIPLINES = {
  electrical:
    /protection|grid|voltage|\bhv\b|power electronics|scada|energy management|electrical|substation|cable|depot charging/,
  controls: /control|scada|ocpp|software|back-end|autonomous|energy management|telematics|flight/,
  mechanical:
    /stack|blade|structural|thermal|\bcell|pack\b|foundations|mechanical|balance of plant|powertrain|refuelling|turbine|homologation/,
  process: /process|electroly|\bcell|balance of plant|refuelling/,
  safety: /safety|homologation|\bhse\b|fire/,
  commissioning: /commissioning|installation|\btest|\bservice|technician|export cable/,
  delivery:
    /construction|installation|package manager|project manager|repowering|commissioning manager/,
  planning: /planning|planner|consents|site acquisition|development|grid connections/,
  analysis: /analyst|yield|measurement|performance|optimisation/,
  commercial: /finance|offtake|commercial|product manager|acquisition|optimisation/,
  leadership: /\bhead\b|\bchief\b|director|operations/,
} as const;

export type Discipline = keyof typeof DISCIPLINES;

/** Returns the disciplines a title names. */
export function disciplinesOf(title: string): Discipline[] {
  const text = plainText(title);
  return (Object.keys(DISCIPLINES) as Discipline[]).filter((name) => DISCIPLINES[name].test(text));
}

/** Levels from the highest down, by the words of a title. */
const LEVELS: readonly (readonly [level: number, words: RegExp])[] = [
  [5, /\bchief\b|\bc[eftco]o\b|managing director/],
  [4, /\bhead\b|director|vice president/],
  [3, /\blead\b|manager|leader|principal|senior/],
  [1, /junior|graduate|intern\b|apprentice|trainee|technician|assistant/],
];
export const USUAL_LEVEL = 2;

/** Returns a title's level: 1 for trainees and assistants, 2 for most, 5 for a board. */
export function levelOf(title: string): number {
  const text = plainText(title);
  return LEVELS.find(([, words]) => words.test(text))?.[0] ?? USUAL_LEVEL;
}
