import type {
  WrittenText,
  Prose,
  ShownTexts,
  TextBlock,
  TextSpan,
} from '@torque-tide/contract/page-texts';
import type { AgencyRecord, Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { fullDay } from '../dates';
import { landingAt, movedLanding } from '../landings/job-landings';
import { landingPath } from '../paths';
import { textsOf, type TextsName, type TextsOf } from './all-texts';
import { fillPlaceholders } from './placeholders';
import { proseOf } from './prose';
import { resolveTexts } from './read-texts';

/** Returns the path of a landing page. */
const LANDING = /^\/jobs\/(sector|location)\/([^/?#]+)$/;

/** The targets of placeholders and links. Without a taxonomy links stay as written. */
export type NamedInTexts = AgencyRecord & Partial<Pick<Settings, 'taxonomy'>>;

/**
 * Returns a page's texts as shown, with placeholders filled in. A link to a landing page follows
 * its current address, or becomes plain text if the page is gone.
 *
 * @param stored the owner's texts; missing or invalid ones fall back to the initial ones
 */
export function showTexts<N extends TextsName>(
  name: N,
  stored: Readonly<Record<string, unknown>>,
  settings: NamedInTexts,
): TextsOf<N> & ShownTexts {
  const { fields } = resolveTexts(name, stored);
  const fill = (text: string) => fillPlaceholders(text, settings);
  const words = (text: string) => filledProse(proseOf(text), fill, settings);
  const shown = Object.entries(textsOf(name).rows).map(([field, { sort }]) => {
    const text: WrittenText = fields[field] ?? '';
    if (typeof text !== 'string') {
      return [field, text.map((entry) => ({ title: fill(entry.title), text: words(entry.text) }))];
    }
    if (sort === 'day') return [field, fullDay(text)];
    return [field, sort === 'prose' ? words(text) : fill(text)];
  });
  // Each value fits its row's sort.
  return Object.fromEntries(shown) as TextsOf<N> & ShownTexts;
}

/** Drops paragraphs that are empty because the agency lacks the facts they name. */
function filledProse(
  prose: Prose,
  fill: (text: string) => string,
  { taxonomy }: NamedInTexts,
): Prose {
  const spansOf = (spans: readonly TextSpan[]) =>
    spans.map((span): TextSpan => {
      if (typeof span === 'string') return fill(span);
      const text = fill(span.text);
      if (span.to.startsWith('mailto:')) return { text, to: fill(span.to) };
      const to = taxonomy ? pathNow(span.to, taxonomy) : span.to;
      return to === undefined ? text : { text, to };
    });
  const isSaid = (spans: readonly TextSpan[]) => spans.some((span) => span !== '');
  return prose.flatMap((block): TextBlock[] => {
    if ('points' in block) {
      const points = block.points.map(spansOf).filter(isSaid);
      return points.length > 0 ? [{ points }] : [];
    }
    const spans = spansOf(block.spans);
    return isSaid(spans) ? [{ spans }] : [];
  });
}

/** Returns where an address leads now; undefined for a landing page that is gone. */
function pathNow(path: string, taxonomy: Taxonomy): string | undefined {
  const [, kind, slug] = LANDING.exec(path) ?? [];
  if (kind !== 'sector' && kind !== 'location') return path;
  const landing = landingAt(taxonomy, kind, slug) ?? movedLanding(taxonomy, kind, slug);
  return landing && landingPath(landing);
}
