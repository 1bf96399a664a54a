import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import type { Pattern } from './patterns';

/** The length of the test texts, in characters. */
const TRIED = 20_000;
/** The CPU time limit for one of them, in ms: one step for each character takes about 1. */
const LIMIT_MS = 40;

/** The candidates that represent a set of characters. */
const CHARACTERS = Array.from(' \t\nax0A9-_.,:;/\\<>()[]{}"\'`=+*#?&%$|@!~^£€“”é');

/**
 * Describes why a pattern's time grows faster than the text. Analysis finds repetitions that affect
 * each other; long texts of its own beginnings find matches that start again at each of them ('<a'
 * of /<a[^>]*>/).
 *
 * @returns undefined for a safe pattern
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
  for (const text of new Set(textsFor(pattern.alternatives, flags))) {
    if (cost(tried, text) > LIMIT_MS && cost(tried, text) > LIMIT_MS) {
      return `takes long for ${JSON.stringify(text.slice(0, 60))}, repeated`;
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

/** Returns long texts to test a pattern with. */
function* textsFor(alternatives: readonly AST.Alternative[], flags: string): Generator<string> {
  for (const { head, pump } of pumpsOf(alternatives, flags)) {
    yield longText('', head + pump);
    if (head !== '') yield longText(head, pump);
  }
}

/** The end must not match, so that the pattern backtracks. */
function longText(head: string, pump: string): string {
  return `\u0000${head}${pump.repeat(Math.ceil(TRIED / Math.max(1, pump.length)))}\u0000`;
}

/**
 * Returns beginnings of a match, each a step longer, and the characters that each repetition
 * accepts: a match may start again at one of them ('0,' of /\b\d[\d,]*k/).
 */
function pumpsOf(
  alternatives: readonly AST.Alternative[],
  flags: string,
): { head: string; pump: string }[] {
  return alternatives.flatMap(({ elements }) => {
    const pumps: { head: string; pump: string }[] = [];
    let before = '';
    for (const element of elements) {
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner && inner.type !== 'Assertion') {
        const nested = pumpsOf(inner.alternatives, flags);
        pumps.push(...nested.map(({ head, pump }) => ({ head: before + head, pump })));
      }
      if (element.type === 'Quantifier' && element.max === Infinity) {
        pumps.push({ head: before, pump: charactersOf(element.element, flags).join('') });
      }
      before += exampleOf(element, flags);
      pumps.push({ head: '', pump: before });
    }
    return pumps;
  });
}

/** Returns the candidates that an element matches. */
function charactersOf(element: AST.Element, flags: string): string[] {
  const one = new RegExp(`^(?:${element.raw})$`, flags.replace(/[gy]/g, ''));
  return CHARACTERS.filter((character) => one.test(character));
}

/** Returns a text that an element matches, or most of one. */
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
    case 'ExpressionCharacterClass':
      return charactersOf(element, flags)[0] ?? '';
    case 'Assertion':
    case 'Backreference':
    default:
      return '';
  }
}
