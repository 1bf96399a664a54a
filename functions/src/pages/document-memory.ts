import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../lib/clock';
import type { Rendered, RenderMemory } from '../lib/render-memory';

/** A document is kept as a text of two bytes a letter, and as the bytes that are sent. */
const BYTES_PER_LETTER = 3;

/** A document says to the minute how old its data is, so that an older one would pass for stale. */
const DOCUMENT_MAX_AGE_MS = 60_000;
/** So long nobody asks again whether there is something at an address at which there was nothing. */
const ABSENT_MAX_AGE_MS = 10_000;
/** Addresses of nothing for which an instance makes a document in that time. */
const ABSENT_PER_PERIOD = 50;

interface Read {
  ask: () => Promise<unknown>;
  answer: unknown;
}

type Reader = (...asked: string[]) => Promise<unknown>;

interface Dependencies {
  content: SiteContent;
  memory: RenderMemory;
  nextChange: () => number;
  clock: Clock;
}

/** Gives the document of an address, which is made anew only when its content has changed. */
export type DocumentMemory = (site: SiteRenderer, address: string) => Promise<SiteDocument>;

/** Keeps a rendered document for as long as the content gives the same answers that it was made from. */
export function createDocumentMemory(dependencies: Dependencies): DocumentMemory {
  const { content, memory, nextChange, clock } = dependencies;
  let period = { startedAt: Number.NEGATIVE_INFINITY, absent: 0 };
  const now = () => clock.now().getTime();

  async function make(site: SiteRenderer, address: string): Promise<Rendered<SiteDocument>> {
    // Whoever tries addresses at random gets an empty document, in which the browser says so by itself.
    if (isFlooded() && (await site.statusOf(address, content)) === 404) {
      const html = site.shell(await content.settings());
      return { value: { status: 404, html }, bytes: 0, isCurrent: () => false };
    }
    const madeAt = now();
    const before = nextChange();
    const reads: Read[] = [];
    const document = await site.render(address, recorded(content, reads));
    const until = Math.min(before, nextChange());
    const isAbsent = document.status === 404;
    if (isAbsent) period.absent += 1;
    return {
      value: document,
      bytes: document.html.length * BYTES_PER_LETTER,
      isCurrent: () =>
        isAbsent
          ? now() - madeAt < ABSENT_MAX_AGE_MS && now() < until
          : now() - madeAt < DOCUMENT_MAX_AGE_MS && areCurrent(reads),
    };
  }

  function isFlooded(): boolean {
    if (now() - period.startedAt >= ABSENT_MAX_AGE_MS) period = { startedAt: now(), absent: 0 };
    return period.absent >= ABSENT_PER_PERIOD;
  }

  return (site, address) => memory(address, () => make(site, address));
}

async function areCurrent(reads: readonly Read[]): Promise<boolean> {
  // Content in memory is the same object until it changes, which is quick to compare.
  const same = reads.map(async ({ ask, answer }) => isDeepStrictEqual(await ask(), answer));
  return (await Promise.all(same)).every(Boolean);
}

/** The content, which notes what it was asked and what it said. */
function recorded(content: SiteContent, reads: Read[]): SiteContent {
  const readers = Object.entries(content as unknown as Record<string, Reader>);
  const recording = readers.map(([name, read]): [string, Reader] => [
    name,
    async (...asked) => {
      const ask = () => read(...asked);
      const answer = await ask();
      reads.push({ ask, answer });
      return answer;
    },
  ]);
  // Each under its own name, with the type that it had there.
  return Object.fromEntries(recording) as unknown as SiteContent;
}
