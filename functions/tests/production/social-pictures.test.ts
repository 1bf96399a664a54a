import type { Job } from '@torque-tide/contract/jobs';
import { SOCIAL_FOLDER } from '@torque-tide/domain/seo/social-cards';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildJobInput } from '../support/examples';
import type { FunctionProcess } from '../support/function-process';
import { type Production, startProduction } from '../support/production';

let production: Production;
let pages: FunctionProcess;
beforeAll(async () => {
  production = await startProduction({ name: 'social-pictures' });
  pages = await production.startPages();
});
afterAll(() => production.stop());

async function create(title: string, own: object = {}): Promise<Job> {
  return production.asAdmin('jobs.create', { body: { ...buildJobInput({ title }), ...own } });
}

/** Returns the path of the picture that a document names. */
async function pictureOf(address: string): Promise<string> {
  const html = await (await fetch(pages.url + address)).text();
  const named = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const { pathname, search } = new URL(named ?? '');
  return pathname + search;
}

const ask = (path: string) => fetch(pages.url + path, { redirect: 'manual' });

it('a job’s document names a picture, which is drawn once and kept', async () => {
  const { id } = await create('Grid engineer of the picture');
  const path = await pictureOf(`/jobs/${id}`);
  expect(path.startsWith(`${SOCIAL_FOLDER}/jobs/${id}/`)).toBe(true);
  const milliseconds: number[] = [];
  const growth = await pages.growthDuring(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(path)));
      milliseconds.push(Math.round(performance.now() - started));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': 'public, max-age=86400, s-maxage=86400',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        });
        const picture = await sharp(await answer.arrayBuffer()).metadata();
        expect([picture.width, picture.height]).toEqual([1200, 630]);
      }
    }
  });
  const [drawn = 0, ...kept] = milliseconds;
  expect(Math.max(...kept), `of ${drawn} ms`).toBeLessThan(drawn);
  // In MiB. An instance has 512, and cached documents take 96.
  expect(growth).toBeLessThan(160);
});

it('a plan has a picture of its figures, at one address', async () => {
  const path = await pictureOf('/growth?hires=5&months=6&price=5000');
  expect(path).toMatch(/^\/media\/social\/growth\/\w+\.jpg\?hires=5&months=6$/);
  expect((await ask(path)).status).toBe(200);
  const other = await ask('/media/social/growth/0.jpg?months=6&hires=5&utm=1');
  expect([other.status, other.headers.get('location')]).toEqual([301, path]);
  expect((await ask('/media/social/growth/0.jpg')).status).toBe(404);
});

it('the address of an older title redirects to the current picture', async () => {
  const job = await create('Former title of the picture');
  const former = await pictureOf(`/jobs/${job.id}`);
  await production.call('jobs.update', {
    params: { id: job.id },
    body: buildJobInput({ title: 'Latter title of the picture' }),
  });
  // An instance that hasn't read the job yet.
  pages = await production.startPages();
  const { status, headers } = await ask(former);
  expect(status).toBe(301);
  const latter = await pictureOf(`/jobs/${job.id}`);
  expect([headers.get('location'), latter === former]).toEqual([latter, false]);
});

it("a page that visitors can't see has no picture", async () => {
  const draft = await create('Draft of the picture', { isDraft: true });
  const inactive = await create('Inactive in the picture', { isActive: false });
  const paths = [draft.id, inactive.id, 'none', '%E0%A4%A'].map((id) => `/jobs/${id}/0.jpg`);
  for (const path of [...paths, '/about/0.jpg', '/case-study/none/0.jpg', '/0.jpg', '/jobs/1']) {
    const { status, headers } = await ask(SOCIAL_FOLDER + path);
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      path.includes('%') ? status : 404,
      'text/plain; charset=utf-8',
    ]);
    expect(status).toBeLessThan(500);
  }
});
