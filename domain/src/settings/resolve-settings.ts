import { type SettingFields, settingFieldsSchema } from '@torque-tide/contract/settings';
import * as z from 'zod/mini';
import { problemsOfClaims } from './check-claims';
import { FIRST_SETTINGS } from './first-settings';
import { toFields, toSettings } from './setting-fields';

/** Why something stored is not shown, or may not be stored. */
export interface SettingsProblem {
  field: string;
  message: string;
}

/** What holds, and what was left out of it. */
export interface ResolvedSettings {
  fields: SettingFields;
  problems: readonly SettingsProblem[];
}

/** What is said of the settings, whatever that is. */
type Said = Readonly<Record<string, unknown>>;

const FIRST: Said = toFields(FIRST_SETTINGS);

/**
 * What holds of what is stored. A field that is not stored, is none, or does not go with others is that of
 * the first settings: one bad value takes no page away, and no other field with it. An empty text is said by
 * the owner: the agency has no such thing.
 *
 * @param otherwise what holds in place of that, where it is not the first settings; its claims agree
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

/** What keeps settings from being stored: fields that are none, or else claims that deny each other. */
export function problemsOfSettings(said: Said): SettingsProblem[] {
  const { fields, problems } = readEach(said, FIRST);
  if (problems.length > 0) return problems;
  return problemsOfClaims(toSettings(fields).claims.growth).map(({ fields: [field], message }) => ({
    field,
    message,
  }));
}

/** Each field by its own schema, and as it is otherwise where that says nothing. */
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
