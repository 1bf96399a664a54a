import { DOCUMENT_HEADERS, PREVIEW_HEADERS } from '@torque-tide/contract/http-headers';
import type {
  SettingsAtHand,
  SiteContent,
  SiteDocument,
  SiteRenderer,
} from '@torque-tide/contract/site-renderer';
import { previewPath } from '@torque-tide/domain/paths';
import type { RequestHandler } from 'express';
import { NEVER_KEPT } from '../http/caching';
import { withDeadline } from '../lib/deadline';

/** Somebody waits for it with an empty screen. */
const DEADLINE_MS = 4_000;
/** Stands for a token in an address of which nothing shall be known. */
const NO_TOKEN = 'none';

interface Dependencies {
  loadSite: () => Promise<SiteRenderer>;
  content: SiteContent;
}

/**
 * Answers with what is not published yet, to whoever has a link to it: as it is stored at that moment,
 * kept by nobody, and told to nobody. A link that is wrong, over or revoked has one answer, which is
 * made once, so that trying addresses costs next to nothing.
 */
export function createPreviewHandler({ loadSite, content }: Dependencies): RequestHandler {
  let absent:
    | { site: SiteRenderer; settings: SettingsAtHand['value']; document: Promise<SiteDocument> }
    | undefined;

  async function absentOf(site: SiteRenderer): Promise<SiteDocument> {
    const settings = (await content.settings()).value;
    if (absent?.site !== site || absent.settings !== settings) {
      const without = { ...content, preview: () => Promise.resolve(undefined) };
      absent = { site, settings, document: site.render(previewPath(NO_TOKEN), without) };
      // The next one tries again.
      absent.document.catch(() => (absent = undefined));
    }
    return absent.document;
  }

  return async ({ params }, response) => {
    const token = String(params['token']);
    const { status, html } = await withDeadline(DEADLINE_MS, async () => {
      const [site, found] = await Promise.all([loadSite(), content.preview(token)]);
      if (!found) return absentOf(site);
      return site.render(previewPath(token), { ...content, preview: () => Promise.resolve(found) });
    });
    response.status(status).set(DOCUMENT_HEADERS).set(PREVIEW_HEADERS);
    response.set('Cache-Control', NEVER_KEPT).type('html').send(html);
  };
}
