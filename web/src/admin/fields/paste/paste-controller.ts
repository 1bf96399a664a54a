import type { FieldKind } from '@/admin/fields/form-values';
import type { PastedLine } from './pasted-line';
import { cleanPaste, type ClipboardTexts } from './read-clipboard';

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** Splits a pasted text over the fields that its headings name; empty where there are no headings. */
export type SplitText = (lines: readonly PastedLine[], field: string) => Texts;

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
  /** What each field would get; with one field only, there is nothing to split. */
  parts: Texts;
  isSplit: boolean;
}

/** Knows the last paste into a form until one of its fields is changed in another way. */
export type PasteController = ReturnType<typeof createPasteController>;

export function createPasteController(form: PasteForm) {
  const listeners = new Set<() => void>();
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
    for (const listener of listeners) listener();
  }

  function stands({ after }: Pasted): boolean {
    return Object.entries(after).every(([field, text]) => form.read(field) === text);
  }

  function textsOf(fields: readonly string[]): Texts {
    return Object.fromEntries(fields.map((field) => [field, form.read(field)]));
  }

  function writeAll(texts: Texts) {
    for (const [field, text] of Object.entries(texts)) form.write(field, text);
  }

  return {
    /** The last paste; undefined once something else was typed into one of its fields. */
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      const parts = form.split?.(paste.lines, field) ?? {};
      const fields = [...new Set([field, ...Object.keys(parts)])];
      // A heading that names the field itself is left out.
      const isOwn = fields.length === 1 && parts[field] !== undefined && paste.lines.length > 1;
      const before = textsOf(fields);
      const gap = paste.text.startsWith('\n') ? '\n' : '';
      insertText(area, isOwn ? `${gap}${parts[field]}` : paste.text);
      const after = textsOf(fields);
      set({ field, lines: paste.lines, before, after, head, tail, parts, isSplit: false });
      return true;
    },

    split: () => {
      const one = shown;
      if (!one) return;
      const { field, before, parts, head, tail } = one;
      const after: Record<string, string> = {};
      for (const name of Object.keys(before)) {
        const gap = form.kinds[name] === 'lines' ? '\n' : '\n\n';
        const part = parts[name] ?? '';
        const around = name === field ? [head, part, tail] : [before[name] ?? '', part];
        after[name] = around
          .map((text) => text.trim())
          .filter(Boolean)
          .join(gap);
      }
      writeAll(after);
      set({ ...one, after, isSplit: true });
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
export function canSplit({ field, parts, isSplit }: Pasted): boolean {
  return !isSplit && Object.keys(parts).some((name) => name !== field);
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
