import { type SettingFields, settingFieldsSchema } from '@torque-tide/contract/settings';
import * as z from 'zod/mini';
import { problemsOfClaims } from './check-claims';
import { FIRST_SETTINGS } from './first-settings';
import { toFields, toSettings } from './setting-fields';

/** Why a stored field is ignored, or a change refused. */
export interface SettingsProblem {
  field: string;
  message: string;
}

/** The resolved settings, and the fields that were ignored. */
export interface ResolvedSettings {
  fields: SettingFields;
  problems: readonly SettingsProblem[];
}

type Said = Readonly<Record<string, unknown>>;

const FIRST: Said = toFields(FIRST_SETTINGS);

/**
 * Resolves stored settings. A field that is missing, invalid or contradictory falls back to its initial
 * value, so that one bad value takes nothing else down. An empty text means that the agency has none.
 *
 * @param otherwise the fallback instead of the initial settings; its claims must be consistent
 */
export function resolveSettings(stored: Said, otherwise: Said = FIRST): ResolvedSettings {
  const { fields, problems } = readEach(stored, otherwise);
  const agreed: SettingFields = { ...fields };
  for (;;) {
    const [problem] = problemsOfClaims(toSettings(agreed).claims.growth);
    if (!problem) return { fields: agreed, problems };
    problems.push({ field: problem.fields[0], message: problem.message });
    Object.assign(
      agreed,
      Object.fromEntries(problem.fields.flatMap((name) => valueIn(otherwise, name))),
    );
  }
}

/** Returns why settings can't be stored: invalid fields, or else contradictory claims. */
export function problemsOfSettings(said: Said): SettingsProblem[] {
  const { fields, problems } = readEach(said, FIRST);
  if (problems.length > 0) return problems;
  return problemsOfClaims(toSettings(fields).claims.growth).map(({ fields: [field], message }) => ({
    field,
    message,
  }));
}

/** Returns each valid field, and the fallback for the others. */
function readEach(
  said: Said,
  otherwise: Said,
): { fields: SettingFields; problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = [];
  const fields = Object.entries<z.ZodMiniType>(settingFieldsSchema.shape).flatMap(
    ([name, schema]): [string, unknown][] => {
      const value = said[name];
      if (value === undefined || value === null) return valueIn(otherwise, name);
      if (value === '' && schema instanceof z.ZodMiniOptional) return [];
      const { success, data, error } = schema.safeParse(value);
      if (success) return [[name, data]];
      const message = error.issues[0]?.message || 'It is not of the kind that belongs here';
      problems.push({ field: name, message });
      return valueIn(otherwise, name);
    },
  );
  return { fields: Object.fromEntries(fields) as SettingFields, problems };
}

function valueIn(said: Said, name: string): [string, unknown][] {
  return name in said ? [[name, said[name]]] : [];
}
