import { atHand } from '@torque-tide/domain/test/at-hand';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { firstTextsAtHand } from '@torque-tide/domain/test/first-texts';
import { describe, expect, test } from 'vitest';
import { SITE_BUILD } from '@/test/site-build';
import { createSiteRenderer } from './site-renderer';

const site = createSiteRenderer(SITE_BUILD);
const note = { name: '2025-06-30', heldUntil: '2026-11-25T09:00:00.000Z' };
const words = { heading: 'Privacy Policy', lead: 'What held then.', updated: '30 June 2025' };
const sections = [{ title: 'Your rights', text: [{ spans: ['Ask us.'] }] }];

const nothing = () => Promise.reject(new Error('No legal text asks for this'));
const content: SiteContent = {
  settings: atHand(FIRST_SETTINGS),
  texts: firstTextsAtHand(),
  legalVersions: async (name) => ({
    value: name === 'privacyPolicy' ? [note] : [],
    isStandIn: false,
  }),
  legalVersion: async (name, version) =>
    name === 'privacyPolicy' && version === note.name ? { ...note, ...words, sections } : undefined,
  jobs: nothing,
  jobsAtHand: nothing,
  testimonials: nothing,
  clientLogos: nothing,
  job: nothing,
  caseStudies: nothing,
  caseStudy: nothing,
  consultants: nothing,
  landingText: nothing,
  isRetiredLanding: nothing,
  preview: nothing,
};

describe('a legal text', () => {
  test('leads to its earlier versions in its document, where there are any', async () => {
    const { html } = await site.render('/privacy-policy', content);
    expect(html).toContain('Earlier versions</h2>');
    expect(html).toContain('href="/privacy-policy/2025-06-30"');
    expect((await site.render('/cookies-policy', content)).html).not.toContain('Earlier versions');
  });

  test('comes without them where they cannot be read, and is kept by nobody', async () => {
    const away = { ...content, legalVersions: atHand([], true) };
    const document = await site.render('/privacy-policy', away);
    expect(document).toMatchObject({ status: 200, isProvisional: true });
    expect(document.html).toContain('30 June 2025</p>');
  });

  test('has what it said before at an address of its own, which is not for search engines', async () => {
    const { status, html } = await site.render('/privacy-policy/2025-06-30', content);
    expect(status).toBe(200);
    expect(html).toContain('What held then.');
    expect(html).toContain('This is an earlier version,');
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('/privacy-policy/2025-06-30"/>');
  });

  test('has no other address', async () => {
    for (const path of ['/privacy-policy/2025-07-01', '/cookies-policy/2025-06-30']) {
      const { status, html } = await site.render(path, content);
      expect(status).toBe(404);
      expect(html).toContain('There is no such version');
    }
  });
});
