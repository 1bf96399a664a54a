import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildCaseStudy } from '@/test/builders';
import { afterCaseStudyQuery } from './chosen-queries';
import { caseStudyQuery } from './queries';

test("a case study below a document's own opens at once, though the list was never read", () => {
  const [first, second] = [buildCaseStudy({ id: 'first' }), buildCaseStudy({ id: 'second' })];
  const client = new QueryClient();
  const below = { related: [second], next: second, jobs: [] };
  client.setQueryData(afterCaseStudyQuery(first).queryKey, below);
  const followed = new QueryObserver(client, caseStudyQuery('second', client));
  expect(followed.getCurrentResult().data).toEqual(second);
  // It is fetched all the same.
  expect(followed.getCurrentResult().isStale).toBe(true);
  expect(new QueryObserver(client, caseStudyQuery('third', client)).getCurrentResult().data).toBe(
    undefined,
  );
});
