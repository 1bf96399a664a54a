import type {
  WrittenText,
  Prose,
  ShownTexts,
  TextBlock,
  TextSpan,
} from '@torque-tide/contract/page-texts';
import type { AgencyRecord, Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { fullDay } from '../full-day';
import { landingAt, movedLanding } from '../landings/job-landings';
import { landingPath } from '../paths';
import { textsOf, type TextsName, type TextsOf } from './all-texts';
import { fillPlaceholders } from './placeholders';
import { proseOf } from './prose';
import { resolveTexts } from './read-texts';

/** The page of a sector's or a place's jobs. */
const LANDING = /^\/jobs\/(sector|location)\/([^/?#]+)$/;

/** What texts name and lead to. Without a taxonomy links stay as they are written. */
export type NamedInTexts = AgencyRecord & Partial<Pick<Settings, 'taxonomy'>>;

/**
 * The texts of a page as it shows them, with what they name of the settings. A link to the jobs of a
 * sector or a place leads to where these are now, and is words where they have no page any more.
 *
 * @param stored what the owner has written; what is missing or wrong is as at first
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
  // Each of its row's sort.
  return Object.fromEntries(shown) as TextsOf<N> & ShownTexts;
}

/** Without paragraphs of which nothing is left: they name only what the agency does not have. */
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

/** Where an address leads to now; undefined for the page of jobs that is none any more. */
function pathNow(path: string, taxonomy: Taxonomy): string | undefined {
  const [, kind, slug] = LANDING.exec(path) ?? [];
  if (kind !== 'sector' && kind !== 'location') return path;
  const landing = landingAt(taxonomy, kind, slug) ?? movedLanding(taxonomy, kind, slug);
  return landing && landingPath(landing);
}
