import type { PreviewNote } from '@torque-tide/contract/site-renderer';
import { describe, expect, test } from 'vitest';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { SITE_BUILD } from '@/test/site-build';
import { contentWith, EMPTY_CONTENT } from '@/test/site-documents';
import { createSiteRenderer } from './site-renderer';

const shell = SITE_BUILD.shell
  .replace('</head>', '<noscript><style>form { display: none }</style></noscript></head>')
  .replace(
    '</body>',
    '<noscript>Needs scripts</noscript><script type="module" src="/boot.js"></script></body>',
  );
const site = createSiteRenderer({ ...SITE_BUILD, shell });

const job = buildJob({ id: '12', title: 'Waiting engineer', isDraft: true });
const caseStudy = buildCaseStudy({ isDraft: true });
const content = contentWith([job], [caseStudy]);

function preview(path: string, state: PreviewNote['state'] = 'draft') {
  return site.render(path, content, { state, until: '2026-12-06T10:00:00.000Z' });
}

const PATHS = ['/jobs/12', `/case-study/${caseStudy.id}`];

describe('a preview', () => {
  test("is a job's page with a notice and the end of its validity", async () => {
    const { html, status } = await preview('/jobs/12');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Waiting engineer<\/h1>/);
    expect(html).toContain('<title>Preview: Waiting engineer | ');
    expect(html).toContain('This page is not published yet.');
    expect(html).toContain('6 Dec 2026');
    expect(html).toContain('Job Summary');
    // The first landmark for screen readers.
    expect(html).toMatch(/<main[^>]*><aside[^>]*aria-label="About this preview"/);
  });

  test("has no app, no link preview and no apply button, and isn't indexed", async () => {
    for (const path of PATHS) {
      const { html } = await preview(path);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('og:');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('application/ld+json');
      // It is complete without the app.
      expect(html).not.toContain('<script');
      expect(html).toContain('<style>form { display: none }</style><title>');
    }
    const { html } = await preview('/jobs/12');
    expect(html).toMatch(/<a (?!href)[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*Apply Now/);
    expect(html).not.toContain('subject=Application');
    expect((await site.render('/jobs/12', content)).html).toContain('subject=Application');
  });

  test('beside a form has no app and no fallback, but all that visitors see', async () => {
    const { html } = await site.render('/jobs/12', content, 'frame');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<style>form');
    expect(html).toContain('subject=Application');
    expect(html).not.toContain('About this preview');
  });

  test('shows a case study with its draft changes', async () => {
    const { html } = await preview(PATHS[1] ?? '', 'draft-changes');
    expect(html).toContain('Building a storage team');
    expect(html).toContain('visitors still see the page without them');
  });

  test('answers a broken link with 404, whatever the link says', async () => {
    const { html, status } = await site.render('/preview/none', EMPTY_CONTENT);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Preview Not Found<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const other = await site.render('/preview/something-else', EMPTY_CONTENT);
    expect(other.html).toBe(html);
  });
});
