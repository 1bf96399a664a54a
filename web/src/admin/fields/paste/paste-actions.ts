import type { UseFormReturn } from 'react-hook-form';
import type { FieldKind } from '@/admin/fields/form-values';
import {
  type ClipboardTexts,
  isEntry,
  linesOfClipboard,
  textOfLines,
  tidySpaces,
} from './read-clipboard';

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** Splits a text that is pasted into a field over all fields that it has something for. */
export type SplitText = (
  lines: readonly string[],
  field: string,
  read: (field: string) => string,
) => Texts;

/** A paste that can be split, or has been. */
export interface Pasted {
  field: string;
  /** The texts of all fields that it changes, before it and now. */
  before: Texts;
  after: Texts;
  /** The text of its own field on both sides of it. */
  head: string;
  tail: string;
  parts: Texts;
  isSplit: boolean;
}

/** The form that is pasted into, as far as its fields are texts. */
type TextForm = Pick<UseFormReturn<Record<string, string>>, 'getValues' | 'setValue' | 'setFocus'>;

/**
 * What can be done with a paste into a form.
 *
 * @param keep gets the last paste that can be split; undefined once there is none
 */
export function pasteActions(
  { getValues, setValue, setFocus }: TextForm,
  kinds: Readonly<Record<string, FieldKind>>,
  keep: (pasted: Pasted | undefined) => void,
  splitText: SplitText = () => ({}),
) {
  const kindOf = (field: string) => kinds[field] ?? 'text';
  const textsOf = (fields: readonly string[]): Texts =>
    Object.fromEntries(fields.map((field) => [field, getValues(field)]));

  function write(texts: Texts) {
    for (const [field, text] of Object.entries(texts)) {
      setValue(field, text, { shouldDirty: true });
    }
  }

  /** Puts a part into a field of several lines between what is there; any other field is replaced. */
  function join(field: string, part: string, head = getValues(field), tail = ''): string {
    const kind = kindOf(field);
    if (kind !== 'text' && kind !== 'lines') return part;
    const texts = [head, part, tail].map((text) => text.trim()).filter(Boolean);
    return texts.join(kind === 'lines' ? '\n' : '\n\n');
  }

  return {
    /** @returns false if the browser is to paste by itself */
    paste: (field: string, area: HTMLTextAreaElement, clipboard: ClipboardTexts): boolean => {
      keep(undefined);
      const lines = linesOfClipboard(clipboard);
      const [first] = lines ?? [];
      if (!lines || first === undefined) return false;
      const head = area.value.slice(0, area.selectionStart);
      const tail = area.value.slice(area.selectionEnd);
      const plain = clipboard.plain.replace(/\r\n?/g, '\n');
      const parts = splitText(lines, field, getValues);
      const hasOthers = Object.keys(parts).some((name) => name !== field);
      // A heading that names a list is left out of it.
      const isOwnList = !hasOthers && lines.length > 1 && kindOf(field) === 'lines';
      const own = isOwnList ? parts[field] : undefined;
      // A few words for the middle of a sentence keep the spaces at their ends.
      const isPhrase = lines.length === 1 && !isEntry(first) && !plain.includes('\n');
      const text = isPhrase ? tidySpaces(plain) : (own ?? textOfLines(lines, kindOf(field)));
      if (text === plain && !hasOthers) return false;
      const before = textsOf([...new Set([field, ...Object.keys(parts)])]);
      const isWithinLine = isEntry(first) && head !== '' && !head.endsWith('\n');
      insertText(area, isWithinLine ? `\n${text}` : text);
      if (hasOthers) {
        const after = textsOf(Object.keys(before));
        keep({ field, before, after, head, tail, parts, isSplit: false });
      }
      return true;
    },

    split: (pasted: Pasted) => {
      const { field, before, parts, head, tail } = pasted;
      const after = Object.fromEntries(
        Object.keys(before).map((name) => {
          const part = parts[name] ?? '';
          return [name, name === field ? join(name, part, head, tail) : join(name, part)];
        }),
      );
      write(after);
      keep({ ...pasted, after, isSplit: true });
      setFocus(field);
    },

    /** Undoes the paste in all its fields. */
    undo: ({ field, before }: Pasted) => {
      keep(undefined);
      write(before);
      setFocus(field);
    },

    dismiss: () => keep(undefined),
  };
}

/**
 * Replaces the selection as typing does, so that the browser's own Undo knows of it wherever the browser
 * allows that.
 */
function insertText(area: HTMLTextAreaElement, text: string): void {
  // Deprecated, but nothing else keeps the field's own Undo whole.
  const { execCommand } = area.ownerDocument as { execCommand?: Document['execCommand'] };
  if (execCommand?.call(area.ownerDocument, 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
