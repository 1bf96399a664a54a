// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';

// Other test files share this document.
afterAll(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

test('starts the app in a browser that never reports its first paint', async () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['paint'];
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div id="root"><main></main></div>';
  document.head.innerHTML = '<link rel="later" href="data:text/javascript,export{}">';
  await import('./boot');
  await vi.waitFor(() =>
    expect(document.querySelector('link')).toHaveAttribute('rel', 'modulepreload'),
  );
});
