import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A regular expression as written in the sources. */
export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Placeholder for a part of a pattern that is only known at run time. */
const UNKNOWN = 'x';
const IS_SOURCE = /(?<!\.d|\.test)\.tsx?$/;

/** Returns all regular expressions in the sources of some folders, each once. */
export function readPatterns(root: string, folders: readonly string[]): Pattern[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_SOURCE.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const found = files.flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));
  return [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).values()];
}

/** Returns a file's patterns: literals, and texts passed to `RegExp`. */
function patternsOf(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const add = (source: string, flags: string) => patterns.push({ file, source, flags });
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node.regex.pattern, node.regex.flags);
    },
    NewExpression: ({ callee, arguments: [text, flags] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const given = flags?.type === 'Literal' ? String(flags.value) : '';
      if (text?.type === 'Literal') add(String(text.value), given);
      if (text?.type !== 'TemplateLiteral') return;
      add(text.quasis.map(({ value }) => value.cooked ?? value.raw).join(UNKNOWN), given);
    },
  });
  visitor.visit(parseSync(file, text).program);
  return patterns;
}
