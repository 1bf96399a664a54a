import type { WrittenText } from '@torque-tide/contract/page-texts';
import type { AgencyRecord } from '@torque-tide/contract/settings';
import type { Prose, ShownTexts, TextBlock, TextSpan } from '@torque-tide/contract/texts';
import { fullDay } from '../full-day';
import { textsOf, type TextsName, type TextsOf } from './all-texts';
import { fillPlaceholders } from './placeholders';
import { proseOf } from './prose';
import { resolveTexts } from './read-texts';

/**
 * The texts of a page as it shows them, with what they name of the settings.
 *
 * @param stored what the owner has written; what is missing or wrong is as at first
 */
export function showTexts<N extends TextsName>(
  name: N,
  stored: Readonly<Record<string, unknown>>,
  settings: AgencyRecord,
): TextsOf<N> & ShownTexts {
  const { fields } = resolveTexts(name, stored);
  const fill = (text: string) => fillPlaceholders(text, settings);
  const words = (text: string) => filledProse(proseOf(text), fill);
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
function filledProse(prose: Prose, fill: (text: string) => string): Prose {
  const spansOf = (spans: readonly TextSpan[]) =>
    spans.map((span) =>
      typeof span === 'string'
        ? fill(span)
        : { text: fill(span.text), to: span.to.startsWith('mailto:') ? fill(span.to) : span.to },
    );
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
