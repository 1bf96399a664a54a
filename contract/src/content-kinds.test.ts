import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type EndpointName, endpoints } from './api';
import { cleanText } from './fields';
import { CONTENT_KINDS, contentEndpoints } from './content-kinds';
import { isPreviewable } from './drafts';

test('offers preview links for the kinds with draft items', () => {
  expect(CONTENT_KINDS.filter(isPreviewable)).toEqual(
    CONTENT_KINDS.filter(
      (kind) => 'isDraft' in contentEndpoints[`${kind}.list`].response.def.element.shape,
    ),
  );
});

/** Returns the texts of an input schema by path. */
function textsIn(schema: z.core.$ZodType, path = ''): [string, z.core.$ZodString][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return [[path, schema as z.core.$ZodString]];
  if (def.type === 'array') return textsIn(def.element, `${path}[]`);
  if (def.type === 'optional') return textsIn(def.innerType, path);
  if (def.type === 'union') return def.options.flatMap((option) => textsIn(option, path));
  if (def.type === 'pipe') return textsIn(def.in, path);
  if (def.type !== 'object') return [];
  return [
    ...Object.entries(def.shape).flatMap(([name, part]) => textsIn(part, `${path}.${name}`)),
    ...(def.catchall ? textsIn(def.catchall, `${path}.*`) : []),
  ];
}

const writes = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { body } = endpoint(name);
  // An order contains ids of existing items.
  return body &&
    !name.endsWith('.order') &&
    CONTENT_KINDS.some((kind) => name.startsWith(`${kind}.`))
    ? [{ name, body }]
    : [];
});

describe.each(writes)('$name', ({ body }) => {
  const texts = textsIn(body);

  test.each(texts)('stores %s without invisible characters, or refuses it', (_path, schema) => {
    const dirty = [
      '\u200bDu\u0308\u00adsseldorf\u00a0\u0000 am Rhein\ufeff',
      '+44 20\u200b\u00a07946 0000 ',
    ];
    for (const text of [...dirty, 'two\u2028lines\rand a third', 'https://a.example/b\u200b']) {
      const { success, data } = z.safeParse(schema, text);
      if (success) expect(data).toBe(cleanText(data));
    }
    for (const hidden of ['\u202e', '\ufffe']) {
      expect(z.safeParse(schema, `a long ${hidden} text`).success).toBe(false);
    }
    if (z.safeParse(schema, '').success) expect(z.parse(schema, '\u200b\u200b\u200b')).toBe('');
    else expect(z.safeParse(schema, '\u200b\u200b\u200b').success).toBe(false);
  });
});
