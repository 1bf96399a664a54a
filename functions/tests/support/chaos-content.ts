import { COLLECTIONS } from '../../src/lib/collections';
import type { ChaosFigures } from './chaos';
import { between, type Tell } from './chaos-caller';
import { buildTestimonialInput } from './examples';
import type { Production } from './production';

/** The expected state of an item that only one writer uses. */
export interface Known {
  id: string;
  quote: string;
  company?: string;
  isActive: boolean;
  version: number;
}

/** Creates, edits, switches and deletes its own items, one at a time, and returns them. */
export async function writeContent(name: string, end: number, tell: Tell): Promise<Known[]> {
  const items: Known[] = [];
  for (let count = 0; performance.now() < end; count += 1) {
    const item = Math.random() < 0.4 ? undefined : items[between(0, items.length - 1)];
    if (!item) {
      const body = buildTestimonialInput({ quote: `Quote ${count} of ${name}.` });
      const answer = await tell('testimonials.create', { body });
      if (answer) items.push(answer.body.data as Known);
      continue;
    }
    const { id, version } = item;
    const choice = Math.random();
    if (choice < 0.2) {
      const sent = { params: { id }, ifMatch: `"${version}"` };
      const answer = await tell('testimonials.delete', sent);
      if (answer) items.splice(items.indexOf(item), 1);
      continue;
    }
    const isToggle = choice < 0.6;
    const body = isToggle ? { isActive: !item.isActive } : { company: `Company ${count}` };
    const answer = await tell('testimonials.update', {
      params: { id },
      body,
      ...(isToggle ? {} : { ifMatch: `"${version}"` }),
    });
    if (answer) Object.assign(item, body, { version: version + 1 });
  }
  return items;
}

/** Compares with what is stored, read without the proxy. */
export async function compareContent(
  known: readonly Known[],
  { firestore }: Production,
  figures: ChaosFigures,
): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.testimonials).get();
  figures.stored = docs.length;
  const byId = new Map(docs.map((document) => [document.id, document]));
  for (const item of known) {
    const document = byId.get(item.id);
    if (!document) {
      figures.violations.push(`acknowledged and missing: ${item.quote}`);
      continue;
    }
    byId.delete(item.id);
    for (const field of ['quote', 'company', 'isActive', 'version'] as const) {
      const stored: unknown = document.get(field);
      if (stored === item[field]) continue;
      const difference = `${String(stored)} in place of ${String(item[field])}`;
      figures.violations.push(`${field} of '${item.quote}' is ${difference}`);
    }
  }
  const quotes = new Set(known.map(({ quote }) => quote));
  for (const document of byId.values()) {
    const quote = String(document.get('quote'));
    const what = quotes.has(quote) ? 'there twice' : 'written by nobody, or deleted';
    figures.violations.push(`${what}: ${quote}`);
  }
}
