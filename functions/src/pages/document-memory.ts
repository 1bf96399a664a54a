import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/clock';
import { createLimitedMap } from '../lib/limited-map';

/** As many documents of 60 to 130 kB, each as a text and as bytes, as an instance of 512 MiB has room for. */
const DOCUMENTS_MAX = 200;
const ABSENT_MAX = 50;

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

interface Kept {
  document: SiteDocument;
  /** What the document was made of. */
  reads: readonly Read[];
  madeAt: number;
  /** When the content changes by itself. */
  until: number;
}

interface Dependencies {
  content: SiteContent;
  nextChange: () => number;
  clock: Clock;
}

/** Gives the document of an address, which is made anew only when its content has changed. */
export type DocumentMemory = (site: SiteRenderer, address: string) => Promise<SiteDocument>;

/**
 * Keeps rendered documents, since rendering is what a page costs. A kept one is given again as long as
 * everything that it was made of is still what the content answers, which its memory does for nothing.
 */
export function createDocumentMemory({ content, nextChange, clock }: Dependencies): DocumentMemory {
  const documents = createLimitedMap<Kept>(DOCUMENTS_MAX);
  const absent = createLimitedMap<Kept>(ABSENT_MAX);
  const flights = new Map<string, Promise<SiteDocument>>();
  let period = { startedAt: Number.NEGATIVE_INFINITY, absent: 0 };
  const now = () => clock.now().getTime();

  async function find(address: string): Promise<SiteDocument | undefined> {
    const nothing = absent.get(address);
    if (nothing && now() - nothing.madeAt < ABSENT_MAX_AGE_MS && now() < nothing.until) {
      return nothing.document;
    }
    const kept = documents.get(address);
    if (!kept || now() - kept.madeAt >= DOCUMENT_MAX_AGE_MS) return undefined;
    const answers = await Promise.all(
      kept.reads.map(async ({ ask, answer }) => isSame(await ask(), answer)),
    );
    return answers.every(Boolean) ? kept.document : undefined;
  }

  async function make(site: SiteRenderer, address: string): Promise<SiteDocument> {
    // Whoever tries addresses at random gets an empty document, in which the browser says so by itself.
    if (isFlooded() && (await site.statusOf(address, content)) === 404) {
      return { status: 404, html: site.shell(await content.settings()) };
    }
    const madeAt = now();
    const before = nextChange();
    const reads: Read[] = [];
    const document = await site.render(address, recorded(content, reads));
    if (document.status === 404) period.absent += 1;
    (document.status === 404 ? absent : documents).set(address, {
      document,
      reads,
      madeAt,
      until: Math.min(before, nextChange()),
    });
    return document;
  }

  function isFlooded(): boolean {
    if (now() - period.startedAt >= ABSENT_MAX_AGE_MS) period = { startedAt: now(), absent: 0 };
    return period.absent >= ABSENT_PER_PERIOD;
  }

  return async (site, address) => {
    const known = await find(address);
    if (known) return known;
    const flight =
      flights.get(address) ?? make(site, address).finally(() => flights.delete(address));
    flights.set(address, flight);
    return flight;
  };
}

/** The content, which notes what it was asked and what it said. */
function recorded(content: SiteContent, reads: Read[]): SiteContent {
  async function record<T>(ask: () => Promise<T>): Promise<T> {
    const answer = await ask();
    reads.push({ ask, answer });
    return answer;
  }
  return {
    settings: () => record(content.settings),
    texts: (name) => record(() => content.texts(name)),
    jobs: () => record(content.jobs),
    jobsAtHand: () => record(content.jobsAtHand),
    testimonials: () => record(content.testimonials),
    clientLogos: () => record(content.clientLogos),
    job: (id) => record(() => content.job(id)),
    caseStudies: () => record(content.caseStudies),
    caseStudy: (id) => record(() => content.caseStudy(id)),
    consultants: () => record(content.consultants),
    landingText: (kind, slug) => record(() => content.landingText(kind, slug)),
    isRetiredLanding: (kind, slug) => record(() => content.isRetiredLanding(kind, slug)),
  };
}

/** Content in memory is the same object until it changes; what is wrapped around it may be new. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) || !isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => a[name] === b[name] || (a[name] instanceof Date && isSame(a[name], b[name])),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
