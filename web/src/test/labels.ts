const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Replaces jsdom's `labels`, which searches the whole document for each label's field after every
 * change. Queries by label or role read the labels of every field: a quarter of a long form's test
 * time.
 */
export function replaceLabels(): void {
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement & { type?: string }) {
        return this.type === 'hidden' ? null : labelsOf(this);
      },
    });
  }
}

function labelsOf(field: HTMLElement): HTMLLabelElement[] {
  const around = field.closest('label');
  return labelsIn(field.ownerDocument).filter((label) =>
    label.hasAttribute('for') ? field.id !== '' && label.htmlFor === field.id : label === around,
  );
}

/**
 * Uses `item`, because indexing a jsdom collection looks for elements named 'length' and '0' each
 * time.
 */
function labelsIn(document: Document): HTMLLabelElement[] {
  const collection = document.getElementsByTagName('label');
  const labels: HTMLLabelElement[] = [];
  for (;;) {
    const label = HTMLCollection.prototype.item.call(collection, labels.length);
    if (!label) return labels;
    labels.push(label as HTMLLabelElement);
  }
}
