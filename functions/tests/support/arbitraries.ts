import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of a JSON schema that random values need. */
interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

const isFull = process.env['FUZZ'] === 'full';
// Fixed seeds in `npm test`: only a change of the code can make it fail.
if (!isFull) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 44 });

/** How many random cases: few in `npm test`, many in `npm run fuzz`, which sets `FUZZ=full`. */
export function casesOf(few: number, many: number): number {
  return isFull ? many : few;
}

const NASTY = [
  '',
  ' ',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '__proto__',
  'constructor',
  '../..',
  '=1+1',
  '<script>',
  '${1}',
  '2026-02-30',
  'javascript:alert(1)',
  'https:evil.example',
  'x'.repeat(300_000),
];

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Valid texts for fields by name, so that many inputs are accepted. */
const WANTED: [RegExp, fc.Arbitrary<string>][] = [
  [
    /(?:image|picture|url|website|linkedIn)$/i,
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  ],
  [/^(?:id|slug)$/, fc.stringMatching(/^[a-z][a-z0-9]{1,10}(?:-[a-z0-9]{1,10}){0,3}$/)],
  [/^countries$/, fc.stringMatching(/^[A-Z]{2}$/)],
  [/^email$/, fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.example$/)],
  [/^phone$/, fc.stringMatching(/^(?:\+44 20 7946 0[0-9]{3})?$/)],
  [/^(?:postedAt|publishAt)$/, day],
  [/^closesAt$/, day.map((text) => text.slice(0, 'YYYY-MM-DD'.length))],
];

/** Random inputs of a schema: mostly valid, some nearly valid, some arbitrary. */
export function inputsOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(shape, '', false) },
    { weight: 3, arbitrary: valueOf(shape, '', true) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function valueOf(shape: Shape, name: string, isNasty: boolean): fc.Arbitrary<unknown> {
  const wanted = wantedValueOf(shape, name, isNasty);
  if (!isNasty) return wanted;
  return fc.oneof(
    { weight: 8, arbitrary: wanted },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY, null, -1, 1e308, true, [], {}) },
  );
}

function wantedValueOf(shape: Shape, name: string, isNasty: boolean): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => valueOf(one, name, isNasty)));
  switch (shape.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: shape.minimum ?? -1_000, max: shape.maximum ?? 1_000 });
    case 'array': {
      const { items = {}, minItems = 0, maxItems = minItems + 5 } = shape;
      const maxLength = Math.min(maxItems, minItems + 5);
      return fc.array(valueOf(items, name, isNasty), { minLength: minItems, maxLength });
    }
    case 'object':
      return objectOf(shape, isNasty);
    case undefined:
    default:
      return textOf(shape, name);
  }
}

function objectOf({ properties = {}, required = [] }: Shape, isNasty: boolean) {
  const fields = Object.entries(properties).map(
    ([name, shape]) => [name, valueOf(shape, name, isNasty)] as const,
  );
  const object = fc.record(Object.fromEntries(fields), {
    requiredKeys: isNasty ? [] : required,
  });
  if (!isNasty) return object;
  const more = fc.dictionary(fc.constantFrom('__proto__', 'version', 'x'), fc.jsonValue(), {
    maxKeys: 1,
  });
  return fc.tuple(object, more).map(([one, other]) => Object.assign({}, one, other));
}

function textOf({ minLength = 0, maxLength = 60 }: Shape, name: string): fc.Arbitrary<string> {
  const wanted = WANTED.find(([pattern]) => pattern.test(name))?.[1];
  if (wanted) return wanted;
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(maxLength, minLength + 60),
  });
  // The text may be white space, which is trimmed.
  return text.map((value) =>
    value.trim().length < minLength ? value + 'x'.repeat(minLength) : value,
  );
}
