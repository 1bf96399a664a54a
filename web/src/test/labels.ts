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
 * Replaces jsdom's `labels`, which searches the whole document for the field of each label, again after any
 * change. Queries by label or role ask for the labels of every field: a quarter of the time of a long form's tests.
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

/** Reads them by `item`: read as an array, a collection of jsdom looks for elements called 'length' and '0' each time. */
function labelsIn(document: Document): HTMLLabelElement[] {
  const collection = document.getElementsByTagName('label');
  const labels: HTMLLabelElement[] = [];
  for (;;) {
    const label = HTMLCollection.prototype.item.call(collection, labels.length);
    if (!label) return labels;
    labels.push(label as HTMLLabelElement);
  }
}
