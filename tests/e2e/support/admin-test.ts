import { callApi, takeMarks } from './admin-steps';
import { expect, test as base } from './watched-page';

const KINDS = [
  'jobs',
  'case-studies',
  'testimonials',
  'client-logos',
  'consultants',
  'admin/applications',
];

/** A test whose pages must report no errors, and which deletes its items at the end. */
export const test = base.extend<{ tidied: void }>({
  // A list may reload an item that another test deletes.
  tolerated: [[/^404: .*\/api\/[a-z-]+\/[\w-]+$/, /status of 404/], { scope: 'test' }],
  tidied: [
    async ({ page }, use) => {
      takeMarks();
      await use();
      const marks = takeMarks();
      if (marks.length === 0) return;
      for (const kind of KINDS) {
        const items = (await callApi(page, 'GET', `/api/${kind}`)) as { id: string }[];
        const own = items.filter((item) =>
          marks.some((mark) => JSON.stringify(item).includes(mark)),
        );
        for (const { id } of own) await callApi(page, 'DELETE', `/api/${kind}/${id}`);
      }
    },
    { auto: true },
  ],
});

export { expect };
