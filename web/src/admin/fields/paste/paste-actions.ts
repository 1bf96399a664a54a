import type { FieldKind } from '@/admin/fields/form-values';
import type { UseFormReturn } from 'react-hook-form';
import { hasWords, type PastedLine, textOfLines } from './pasted-line';
import { cleanPaste, type ClipboardTexts } from './read-clipboard';

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** One of several items that a pasted text tells of. */
export interface PastedItem {
  /** Names it for as long as the paste is known, also where it is made again. */
  key: string;
  lines: readonly PastedLine[];
  /** What each field of it would get. */
  values: Texts;
}

/** What a pasted text tells. */
export interface Split {
  /** What each field would get; with one field only, there is nothing to split. */
  parts: Texts;
  /** Fields that hold something already: what the text tells for them stays in it. */
  taken: readonly string[];
  /** Each of the items, where it tells of several; otherwise none. */
  items: readonly PastedItem[];
}

/** Splits a text that is pasted into a field over the fields that its headings name. */
export type SplitText = (
  lines: readonly PastedLine[],
  field: string,
  read: (field: string) => string,
) => Split;

const WHOLE: Split = { parts: {}, taken: [], items: [] };

/** What a paste has changed. */
export interface Pasted {
  field: string;
  lines: readonly PastedLine[];
  /** The texts of all fields that it changed or may be split over, before and after it. */
  before: Texts;
  after: Texts;
  /** What its own field has before and after it. */
  head: string;
  tail: string;
  split: Split;
  isSplit: boolean;
}

/** The form that is pasted into, as far as its fields are texts. */
type TextForm = Pick<UseFormReturn<Record<string, string>>, 'getValues' | 'setValue' | 'setFocus'>;

/**
 * What can be done with a paste into a form.
 *
 * @param keep gets what the last paste has changed; undefined once there is nothing to undo
 */
export function pasteActions(
  { getValues, setValue, setFocus }: TextForm,
  kinds: Readonly<Record<string, FieldKind>>,
  keep: (pasted: Pasted | undefined) => void,
  splitText: SplitText = () => WHOLE,
) {
  const read = (field: string) => getValues(field);
  const kindOf = (field: string) => kinds[field] ?? 'text';

  function textsOf(fields: readonly string[]): Texts {
    return Object.fromEntries(fields.map((field) => [field, read(field)]));
  }

  /** True for a field of several lines, to which a part is added; others hold one value. */
  function isLong(field: string): boolean {
    return ['text', 'lines'].includes(kindOf(field));
  }

  function join(field: string, texts: readonly string[]): string {
    const trimmed = texts.map((text) => text.trim()).filter(Boolean);
    return trimmed.join(kindOf(field) === 'lines' ? '\n' : '\n\n');
  }

  function writeAll(texts: Texts) {
    for (const [field, text] of Object.entries(texts)) {
      setValue(field, text, { shouldDirty: true });
    }
  }

  return {
    /** @returns false where the browser would put in the same text, and is to do so itself */
    paste: (field: string, area: HTMLTextAreaElement, clipboard: ClipboardTexts): boolean => {
      const head = area.value.slice(0, area.selectionStart);
      const tail = area.value.slice(area.selectionEnd);
      keep(undefined);
      const paste = cleanPaste(clipboard, kindOf(field), head);
      if (!paste) return false;
      const split = splitText(paste.lines, field, read);
      const { parts, items } = split;
      const fields = [...new Set([field, ...Object.keys(parts)])];
      if (paste.isSame && fields.length === 1 && items.length === 0) return false;
      // A heading that names the field itself is left out.
      const isOwn = fields.length === 1 && parts[field] !== undefined && paste.lines.length > 1;
      const before = textsOf(fields);
      const gap = paste.text.startsWith('\n') ? '\n' : '';
      insertText(area, isOwn ? `${gap}${parts[field]}` : paste.text);
      const after = textsOf(fields);
      keep({ field, lines: paste.lines, before, after, head, tail, split, isSplit: false });
      return true;
    },

    split: (pasted: Pasted) => {
      const { field, before, split, head, tail } = pasted;
      const after: Record<string, string> = {};
      for (const name of Object.keys(before)) {
        const part = split.parts[name] ?? '';
        if (name === field) after[name] = join(name, [head, part, tail]);
        // What holds one value has been found empty, or it would have no part.
        else after[name] = isLong(name) ? join(name, [before[name] ?? '', part]) : part;
      }
      writeAll(after);
      keep({ ...pasted, after, isSplit: true });
      setFocus(field);
    },

    /** Takes out of the field what has become items of their own; where nothing is left, it is as before. */
    take: (pasted: Pasted, made: readonly PastedItem[]) => {
      const { field, head, tail } = pasted;
      const gone = new Set(made.flatMap(({ lines }) => lines));
      const lines = pasted.lines.filter((line) => !gone.has(line));
      writeAll(pasted.before);
      keep(undefined);
      if (lines.some(hasWords)) {
        const text = textOfLines(lines, kindOf(field));
        writeAll({ [field]: join(field, [head, text, tail]) });
        const split = splitText(lines, field, read);
        // Those that are left keep their keys: what may have been made is not made twice.
        const items = pasted.split.items.filter((item) => !made.includes(item));
        const after = textsOf([...new Set([field, ...Object.keys(split.parts)])]);
        const before = { ...after, [field]: pasted.before[field] ?? '' };
        keep({ ...pasted, lines, before, after, split: { ...split, items } });
      }
      setFocus(field);
    },

    /** Undoes the paste in all its fields. */
    undo: ({ field, before }: Pasted) => {
      keep(undefined);
      writeAll(before);
      setFocus(field);
    },

    dismiss: () => keep(undefined),
  };
}

/** Whether there are parts for other fields than the one that was pasted into. */
export function canSplit({ field, split, isSplit }: Pasted): boolean {
  return !isSplit && Object.keys(split.parts).some((name) => name !== field);
}

/** How many of its lines are entries of lists. */
export function entryCount({ lines }: Pasted): number {
  return lines.filter(({ kind }) => kind === 'entry').length;
}

/**
 * Puts a text in the place of what is selected, as typing does, so that the browser's own Undo knows of
 * it wherever the browser allows that.
 */
function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, but nothing else keeps the field's own Undo whole.
  const { execCommand } = area.ownerDocument as { execCommand?: Document['execCommand'] };
  if (execCommand?.call(area.ownerDocument, 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
