import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import { Firestore } from '@google-cloud/firestore';
import { SECURITY_PATH } from '@torque-tide/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { FRESHNESS } from '../../src/published/content';
import { buildCaseStudyInput, buildJobInput } from '../support/examples';
import { createFakeLog, MINUTE } from '../support/fakes';
import { countReads } from '../support/firestore-reads';
import {
  EMPTY_DOCUMENT,
  failingReads,
  getPage,
  plainSite,
  startPages,
  stopPages,
  useTestPages,
} from '../support/test-pages';
import { projectOf } from '../support/test-api';

const api = useTestApi('documents-cost');
const firestore = new Firestore({ projectId: projectOf('documents-cost') });
const { reads } = countReads(firestore);
const log = createFakeLog();
let renders = 0;
const render: SiteRenderer['render'] = (path, content) => {
  renders += 1;
  return plainSite.render(path, content);
};
const loadSite = () => Promise.resolve({ ...plainSite, render });
const pages = useTestPages(api, { firestore, log, loadSite });
beforeAll(async () => {
  // Without content every request would read Firestore.
  await createJob({});
  await api.asAdmin('caseStudies.create', { body: buildCaseStudyInput() });
});
afterAll(() => firestore.terminate());

const createJob = (overrides: Parameters<typeof buildJobInput>[0]) =>
  api.asAdmin('jobs.create', { body: buildJobInput(overrides) });

describe('what many requests of one page cost', () => {
  beforeEach(async () => {
    api.clock.advance(FRESHNESS.maxAgeMs);
    // Reads the content and the settings, as every page of the site does.
    for (const path of ['/jobs', '/case-studies', SECURITY_PATH]) await getPage(pages, path);
  });

  it('is one rendering, whatever the query strings, until the content changes', async () => {
    const { id } = await createJob({ title: 'Much wanted engineer' });
    api.clock.advance(FRESHNESS.maxAgeMs);
    const before = renders;
    for (const path of ['/jobs', `/jobs/${id}`]) {
      const asked = [1, 2, 3, 4, 5].map((at) => getPage(pages, `${path}?x=${at}`));
      for (const answer of await Promise.all(asked)) {
        expect(await answer.text()).toContain('Much wanted engineer');
      }
    }
    expect(renders - before).toBe(2);
    await api.asAdmin('jobs.update', { params: { id }, body: { title: 'Renamed engineer' } });
    api.clock.advance(FRESHNESS.maxAgeMs);
    expect(await (await getPage(pages, '/jobs')).text()).toContain('Renamed engineer');
    expect(await (await getPage(pages, `/jobs/${id}`)).text()).toBe('Renamed engineer');
  });

  it('is one read and one rendering in ten seconds for a missing page', async () => {
    const before = { reads: reads(), renders };
    for (let count = 0; count < 5; count += 1) {
      expect((await getPage(pages, `/jobs/nothing?x=${count}`)).status).toBe(404);
    }
    expect([reads() - before.reads, renders - before.renders]).toEqual([1, 1]);
    api.clock.advance(10_000);
    await getPage(pages, '/jobs/nothing');
    expect(reads() - before.reads).toBe(2);
  });

  it('is bounded for a caller that guesses addresses, and blocks no existing page', async () => {
    const open = await createJob({ title: 'Wanted in a flood' });
    const closed = await createJob({ title: 'Closed in a flood', isFilled: true });
    const inactive = await createJob({ title: 'Inactive in a flood', isActive: false });
    api.clock.advance(FRESHNESS.maxAgeMs);
    await getPage(pages, '/jobs');
    const before = { reads: reads(), renders };
    for (let count = 0; count < 55; count += 1) await getPage(pages, `/jobs/none-${count}`);
    expect([reads() - before.reads, renders - before.renders]).toEqual([50, 50]);
    expect(log.lines).toEqual([]);
    const answer = await getPage(pages, '/jobs/none-more');
    expect([answer.status, await answer.text()]).toEqual([404, EMPTY_DOCUMENT]);
    const asked = [open, closed, inactive].map(({ id }) => getPage(pages, `/jobs/${id}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 410, 410]);
    api.clock.advance(10_000);
    expect(await (await getPage(pages, '/jobs/none-more')).text()).not.toBe(EMPTY_DOCUMENT);
  });
});

it('an unreadable item writes twenty log lines a minute, and then the number withheld', async () => {
  const log = createFakeLog();
  const away = Object.assign(new Error('away'), { code: 14 });
  const instance = await startPages(api, { firestore: failingReads(api, away), log });
  try {
    const paths = ['/jobs/none', `/media/${'a'.repeat(64)}.webp`];
    for (const path of paths) {
      for (let count = 0; count < 22; count += 1) {
        expect((await getPage(instance, `${path}?${count}`)).status).toBe(503);
      }
    }
    expect(log.lines).toHaveLength(paths.length * 20);
    api.clock.advance(MINUTE);
    await getPage(instance, '/jobs/none');
    expect(log.lines.at(-1)).toMatchObject({ level: 'warn', details: { withheld: 2 } });
  } finally {
    await stopPages(instance);
  }
});
