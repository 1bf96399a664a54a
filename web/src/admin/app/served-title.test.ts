import { expect, test } from 'vitest';
import { yieldServedTitle } from './served-title';

test("keeps the document's title until the page has its own", async () => {
  document.head.innerHTML = '<title>Admin Dashboard</title>';
  yieldServedTitle();
  document.head.append(document.createElement('meta'));
  await Promise.resolve();
  expect(document.title).toBe('Admin Dashboard');
  const own = document.createElement('title');
  own.textContent = 'Jobs | Torque & Tide';
  document.head.append(own);
  await Promise.resolve();
  expect(document.title).toBe('Jobs | Torque & Tide');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});
