import type { FieldKind } from '@/admin/fields/form-values';
import { createListeners } from '@/shared/browser/listeners';
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

/** The form that is pasted into. */
export interface PasteForm {
  read: (field: string) => string;
  write: (field: string, text: string) => void;
  focus: (field: string) => void;
  kinds: Readonly<Record<string, FieldKind>>;
  split?: SplitText | undefined;
}

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

/** Knows the last paste into a form until one of its fields is changed in another way. */
export type PasteController = ReturnType<typeof createPasteController>;

export function createPasteController(form: PasteForm) {
  const { subscribe, tell } = createListeners();
  let pasted: Pasted | undefined;
  /** What `read` returns: the same object until something changes, as React needs it. */
  let shown: Pasted | undefined;

  function set(next: Pasted | undefined) {
    pasted = next;
    check();
  }

  function check() {
    const next = pasted && stands(pasted) ? pasted : undefined;
    if (next === shown) return;
    shown = next;
    tell();
  }

  function stands({ after }: Pasted): boolean {
    return Object.entries(after).every(([field, text]) => form.read(field) === text);
  }

  function textsOf(fields: readonly string[]): Texts {
    return Object.fromEntries(fields.map((field) => [field, form.read(field)]));
  }

  /** True for a field of several lines, to which a part is added; others hold one value. */
  function isLong(field: string): boolean {
    return form.kinds[field] === 'text' || form.kinds[field] === 'lines';
  }

  function join(field: string, texts: readonly string[]): string {
    const trimmed = texts.map((text) => text.trim()).filter(Boolean);
    return trimmed.join(form.kinds[field] === 'lines' ? '\n' : '\n\n');
  }

  function writeAll(texts: Texts) {
    for (const [field, text] of Object.entries(texts)) form.write(field, text);
  }

  return {
    /** The last paste; undefined once something else was typed into one of its fields. */
    read: () => shown,
    subscribe,
    /** To be called when anything in the form has changed. */
    check,

    /** @returns false where the browser would put in the same text, and is to do so itself */
    paste: (field: string, area: HTMLTextAreaElement, clipboard: ClipboardTexts): boolean => {
      const head = area.value.slice(0, area.selectionStart);
      const tail = area.value.slice(area.selectionEnd);
      const kind = form.kinds[field] ?? 'text';
      set(undefined);
      const paste = cleanPaste(clipboard, kind, head);
      if (!paste) return false;
      const split = form.split?.(paste.lines, field, form.read) ?? WHOLE;
      const { parts, items } = split;
      const fields = [...new Set([field, ...Object.keys(parts)])];
      if (paste.isSame && fields.length === 1 && items.length === 0) return false;
      // A heading that names the field itself is left out.
      const isOwn = fields.length === 1 && parts[field] !== undefined && paste.lines.length > 1;
      const before = textsOf(fields);
      const gap = paste.text.startsWith('\n') ? '\n' : '';
      insertText(area, isOwn ? `${gap}${parts[field]}` : paste.text);
      const after = textsOf(fields);
      set({ field, lines: paste.lines, before, after, head, tail, split, isSplit: false });
      return true;
    },

    split: () => {
      const one = shown;
      if (!one) return;
      const { field, before, split, head, tail } = one;
      const after: Record<string, string> = {};
      for (const name of Object.keys(before)) {
        const part = split.parts[name] ?? '';
        if (name === field) after[name] = join(name, [head, part, tail]);
        // What holds one value has been found empty, or it would have no part.
        else after[name] = isLong(name) ? join(name, [before[name] ?? '', part]) : part;
      }
      writeAll(after);
      set({ ...one, after, isSplit: true });
      form.focus(field);
    },

    /** Takes out of the field what has become items of their own; where nothing is left, it is as before. */
    take: (made: readonly PastedItem[]) => {
      const one = shown;
      if (!one) return;
      const { field, head, tail } = one;
      const gone = new Set(made.flatMap(({ lines }) => lines));
      const lines = one.lines.filter((line) => !gone.has(line));
      writeAll(one.before);
      set(undefined);
      if (lines.some(hasWords)) {
        const text = textOfLines(lines, form.kinds[field] ?? 'text');
        form.write(field, join(field, [head, text, tail]));
        const split = form.split?.(lines, field, form.read) ?? WHOLE;
        // Those that are left keep their keys: what may have been made is not made twice.
        const items = one.split.items.filter((item) => !made.includes(item));
        const after = textsOf([...new Set([field, ...Object.keys(split.parts)])]);
        const before = { ...after, [field]: one.before[field] ?? '' };
        set({ ...one, lines, before, after, split: { ...split, items } });
      }
      form.focus(field);
    },

    /** Whether the last paste has changed that field. */
    reaches: (field: string) => shown !== undefined && field in shown.after,

    /** Undoes the paste in all its fields. @returns false where something else was typed since */
    undo: (): boolean => {
      if (!shown) return false;
      const { field, before } = shown;
      set(undefined);
      writeAll(before);
      form.focus(field);
      return true;
    },

    dismiss: () => set(undefined),
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
