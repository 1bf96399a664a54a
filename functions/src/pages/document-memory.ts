import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Changes } from '../lib/caching';
import { createLimit } from '../lib/rate-limit';
import type { RenderMemory } from '../lib/render-memory';

/** Two bytes for the text, one for its encoded copy. */
const BYTES_PER_LETTER = 3;
const ABSENT_MS = 10_000;
/** The absent documents that an instance renders in that time. */
const ABSENT_MAX = 50;
/** A document contains its age to the minute. A missing item may return at any moment. */
const KEPT_MS: Record<SiteDocument['status'], number> = { 200: 60_000, 404: ABSENT_MS, 410: 0 };

/** What the pages of an instance share. */
export interface PageParts extends Changes {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
  memory: RenderMemory;
}

/** Returns the document of an address. */
export type DocumentMemory = (site: SiteRenderer, address: string) => Promise<SiteDocument>;

export function createDocumentMemory({ content, memory, clock }: PageParts): DocumentMemory {
  const absences = createLimit(clock, { max: ABSENT_MAX, ms: ABSENT_MS });

  return (site, address) =>
    memory<SiteDocument>(address, async () => {
      const isTaken = absences.take();
      // During a flood of guesses, the browser itself says that there is nothing.
      if (!isTaken && (await site.statusOf(address, content)) === 404) {
        const html = site.shell(await content.settings());
        return { value: { status: 404, html }, bytes: 0, keptMs: 0 };
      }
      const document = await site.render(address, content);
      const { status, html, isProvisional } = document;
      if (isTaken && status !== 404) absences.giveBack();
      return {
        value: document,
        bytes: html.length * BYTES_PER_LETTER,
        keptMs: isProvisional ? 0 : KEPT_MS[status],
      };
    });
}
