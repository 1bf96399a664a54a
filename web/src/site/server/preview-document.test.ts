import type { PreviewAtAddress, SiteContent } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { createSiteRenderer } from './site-renderer';

const site = createSiteRenderer(SITE_BUILD);

/** Nothing but what the links show: a preview reads nothing else. */
const open = (token: string) =>
  site.render(`/preview/${token}`, {
    settings: async () => ({ value: FIRST_SETTINGS, isStandIn: false }),
    preview: async (asked: string) => previews[asked],
  } as SiteContent);

const until = '2026-12-06T10:00:00.000Z';
const waiting = buildJob({ id: '12', title: 'Waiting engineer', isDraft: true });
const previews: Record<string, PreviewAtAddress> = {
  job: { kind: 'jobs', item: waiting, state: 'draft', until },
  study: { kind: 'caseStudies', item: buildCaseStudy(), state: 'draft-changes', until },
};

describe('a preview', () => {
  test('shows a job as its page will, and says what it is and until when', async () => {
    const { html, status } = await open('job');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Waiting engineer<\/h1>/);
    expect(html).toContain('<title>Waiting engineer - Preview | ');
    expect(html).toContain('This page is not published yet.');
    expect(html).toContain('6 Dec 2026');
    expect(html).toContain('Job Summary');
  });

  test('is for nobody else: no search engine, no social picture, nowhere to apply', async () => {
    for (const token of ['job', 'study']) {
      const { html } = await open(token);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('og:');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('application/ld+json');
    }
    const { html } = await open('job');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>(?:<[^>]*>)*Apply Now/);
    expect(html).not.toContain('subject=Application');
  });

  test('shows a case study with changes that visitors do not see', async () => {
    const { html, status } = await open('study');
    expect(status).toBe(200);
    expect(html).toContain('Building a storage team');
    expect(html).toContain('visitors still see the page without them');
  });

  test('of a link that does not work is 404, and the same whatever the link says', async () => {
    const { html, status } = await open('none');
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Preview Not Found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const other = await open('something-else');
    expect(other.html).toBe(html);
  });
});
