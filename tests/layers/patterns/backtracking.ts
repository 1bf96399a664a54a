import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import type { Pattern } from './patterns';

/** How long the texts are by which a pattern is tried, in characters. */
const TRIED = 40_000;
/** What a pattern may take for one of them, in ms of the processor: one step for each character takes about 1. */
const LIMIT_MS = 40;

/** Of each set of characters, one of these is taken that is in it. */
const CHARACTERS = Array.from(' \t\nax0A9-_.,:;/\\<>()[]{}"\'`=+*#?&%$|@!~^£€“”é');

/**
 * Tells what of a pattern may take time that grows faster than the text: by analysis, which finds what its
 * own repetitions do to each other, and by trying it on long texts of its own beginnings, which finds
 * what begins anew at each of them ('<a' of /<a[^>]*>/).
 *
 * @returns in words; undefined for a pattern that is well
 */
export function findBacktracking({ source, flags }: Pattern): string | undefined {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const [report] = analyse({ pattern, flags: parser.parseFlags(flags) }).reports;
  if (report) return `'${report.character.literal?.source ?? ''}' may be tried again and again`;
  const tried = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const part of new Set(beginningsOf(pattern.alternatives, flags))) {
    if (part === '') continue;
    // What matches to its end is tried again with an end that does not.
    const text = `\u0000${part.repeat(Math.ceil(TRIED / part.length))}\u0000`;
    if (cost(tried, text) > LIMIT_MS && cost(tried, text) > LIMIT_MS) {
      return `takes long for ${JSON.stringify(part.slice(0, 60))}, repeated`;
    }
  }
  return undefined;
}

function cost(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Texts with which a match of one of these could begin, each a step longer than the one before. */
function beginningsOf(alternatives: readonly AST.Alternative[], flags: string): string[] {
  return alternatives.flatMap(({ elements }) => {
    const beginnings: string[] = [];
    let before = '';
    for (const element of elements) {
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner && inner.type !== 'Assertion') {
        const nested = beginningsOf(inner.alternatives, flags);
        beginnings.push(...nested.map((text) => before + text));
      }
      before += exampleOf(element, flags);
      beginnings.push(before);
    }
    return beginnings;
  });
}

/** A text that an element matches, or most of one. */
function exampleOf(element: AST.Element, flags: string): string {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup': {
      const { alternatives } = element;
      const first = alternatives.find(({ elements }) => elements.length > 0);
      return (first?.elements ?? []).map((each) => exampleOf(each, flags)).join('');
    }
    case 'Quantifier':
      return exampleOf(element.element, flags).repeat(Math.max(1, element.min));
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const one = new RegExp(`^${element.raw}$`, flags.replace(/[gy]/g, ''));
      return CHARACTERS.find((character) => one.test(character)) ?? '';
    }
    case 'Assertion':
    case 'Backreference':
    default:
      return '';
  }
}
