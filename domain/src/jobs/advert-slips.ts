import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import { countrySpelling } from '../countries';
import type { AdvertDraft, AdvertWarning } from './advert-rules';
import { splitTags } from './job-text';
import { likelyTag } from './tag-spelling';
import { listSignOf, withoutListSigns } from './list-sign';

/** What the form puts behind the title of a duplicate, and what other programs put before it. */
const COPY_MARK = /(?<!\s)\s*\(copy(?: \d+)?\)\s*$|^copy of\s+/i;

/** A title that still says to be a copy. */
export function checkCopyMark({ title = '' }: AdvertDraft): AdvertWarning[] {
  if (!COPY_MARK.test(title)) return [];
  const fixed = title.replace(COPY_MARK, '');
  return [
    {
      rule: 'style',
      field: 'title',
      message: `The title still says that this is a copy: "${title}".`,
      fixed,
    },
  ];
}

/** Tags that nearly are one by which visitors filter; of countries, `checkCountries` knows more. */
export function checkTags(draft: AdvertDraft): AdvertWarning[] {
  const known = { sectorTags: JOB_SECTOR_CHOICES, locationTags: JOB_LOCATION_CHOICES };
  return (['sectorTags', 'locationTags'] as const).flatMap((field) => {
    const tags = splitTags(draft[field]);
    const likely = tags.map((tag) =>
      field === 'locationTags' && countrySpelling(tag) ? undefined : likelyTag(tag, known[field]),
    );
    const wrong = tags.flatMap((tag, at) => (likely[at] ? `"${likely[at]}" for "${tag}"` : []));
    if (wrong.length === 0) return [];
    const fixed = splitTags(tags.map((tag, at) => likely[at] ?? tag).join(',')).join(', ');
    const message = `Visitors filter by the tags that are offered: write ${wrong.join(', ')}.`;
    return [{ rule: 'style', field, message, fixed } as const];
  });
}

/** Countries that are not written with their capitals. */
export function checkCountries(draft: AdvertDraft): AdvertWarning[] {
  return (['customLocation', 'locationTags'] as const).flatMap((field) => {
    const text = draft[field] ?? '';
    const parts = text.split(',').map((part) => part.trim());
    const spelled = parts.map((part) => countrySpelling(part) ?? part);
    const wrong = parts.filter((part, at) => part !== spelled[at]);
    if (wrong.length === 0) return [];
    const right = spelled.filter((part, at) => part !== parts[at]);
    return [
      {
        rule: 'style',
        field,
        message: `Write ${right.map((name, at) => `"${name}" for "${wrong[at]}"`).join(', ')}.`,
        fixed: spelled.join(', '),
      } as const,
    ];
  });
}

/** Signs of a list where the page sets one itself, and two of them in a row. */
export function checkListSigns(draft: AdvertDraft): AdvertWarning[] {
  const lists = (['responsibilities', 'requirements'] as const).flatMap((field) =>
    signWarning(draft[field] ?? '', field, withoutListSigns),
  );
  return [...signWarning(draft.description ?? '', 'description', withoutSecondSign), ...lists];
}

function signWarning(
  text: string,
  field: AdvertWarning['field'],
  mend: (line: string) => string,
): AdvertWarning[] {
  const lines = text.split('\n');
  const wrong = lines.find((line) => mend(line) !== line);
  if (wrong === undefined) return [];
  return [
    {
      rule: 'style',
      field,
      message: `The page would show two bullets before a line: "${start(wrong)}".`,
      fixed: lines.map(mend).join('\n'),
    },
  ];
}

/** '• x' for '• - x': in a running text one sign is the editor's own. */
function withoutSecondSign(line: string): string {
  const sign = listSignOf(line);
  return sign + (sign === '' ? line : withoutListSigns(line.slice(sign.length)));
}

function start(line: string): string {
  const LONGEST = 40;
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}...` : line;
}
