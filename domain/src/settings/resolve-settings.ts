import type { FieldProblem } from '@torque-tide/contract/errors';
import { type SettingFields, settingFieldsSchema } from '@torque-tide/contract/settings';
import * as z from 'zod/mini';
import { problemsOfClaims } from './check-claims';
import { FIRST_SETTINGS } from './first-settings';
import { toFields, toSettings } from './setting-fields';

/** Settings, and the fields that were ignored. */
interface Resolved {
  fields: SettingFields;
  problems: FieldProblem[];
}

type Said = Readonly<Record<string, unknown>>;

const FIRST: Said = toFields(FIRST_SETTINGS);

/**
 * Resolves stored settings. A field that is missing, invalid or contradictory falls back to its initial
 * value, so that one bad value takes nothing else down. An empty text means that the agency has none.
 */
export function resolveSettings(stored: Said): Resolved {
  const { fields, problems } = readEach(stored);
  const agreed: SettingFields = { ...fields };
  for (;;) {
    const [problem] = problemsOfClaims(toSettings(agreed).claims.growth);
    if (!problem) return { fields: agreed, problems };
    for (const field of problem.fields) {
      problems.push({ field, message: problem.message });
      Object.assign(agreed, Object.fromEntries(firstOf(field)));
    }
  }
}

/** Returns why settings can't be stored: invalid fields, or else contradictory claims. */
export function problemsOfSettings(said: Said): FieldProblem[] {
  const { fields, problems } = readEach(said);
  if (problems.length > 0) return problems;
  return problemsOfClaims(toSettings(fields).claims.growth).map(({ fields: [field], message }) => ({
    field,
    message,
  }));
}

/** Returns each valid field, and the initial value of the others. */
function readEach(said: Said): Resolved {
  const problems: FieldProblem[] = [];
  const fields = Object.entries<z.ZodMiniType>(settingFieldsSchema.shape).flatMap(
    ([name, schema]): [string, unknown][] => {
      const value = said[name];
      if (value === undefined || value === null) return firstOf(name);
      if (value === '' && schema instanceof z.ZodMiniOptional) return [];
      const { success, data, error } = schema.safeParse(value);
      if (success) return [[name, data]];
      const message = error.issues[0]?.message || 'It is not of the kind that belongs here';
      problems.push({ field: name, message });
      return firstOf(name);
    },
  );
  return { fields: Object.fromEntries(fields) as SettingFields, problems };
}

function firstOf(name: string): [string, unknown][] {
  return name in FIRST ? [[name, FIRST[name]]] : [];
}
