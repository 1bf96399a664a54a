import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';

// The module remembers what it has fetched, and test files share modules.
vi.resetModules();
const { publicPages } = await import('./pages');
const { usePrefetch } = await import('./prefetch');

function Site() {
  usePrefetch('/');
  return (
    <>
      <Link to="/about">about</Link>
      <Link to="/growth">growth</Link>
      <Link to="/services" target="_blank">
        services in a tab
      </Link>
      <a href="https://elsewhere.example/sectors">sectors elsewhere</a>
      <a href="/no-such-page">nowhere</a>
    </>
  );
}

test('prefetches a page once when its link is about to be followed', () => {
  const loads = publicPages.map((page) => ({
    pattern: page.pattern,
    load: vi.spyOn(page, 'load').mockReturnValue(new Promise(() => undefined)),
  }));
  const fetched = () => loads.flatMap(({ pattern, load }) => load.mock.calls.map(() => pattern));
  renderWithProviders(<Site />);
  expect(fetched()).toEqual([]);
  fireEvent.pointerOver(screen.getByText('about'));
  fireEvent.pointerOver(screen.getByText('about'));
  expect(fetched()).toEqual(['/about']);
  fireEvent.focusIn(screen.getByText('growth'));
  expect(fetched()).toEqual(['/about', '/growth']);
  for (const name of ['services in a tab', 'sectors elsewhere', 'nowhere']) {
    fireEvent.touchStart(screen.getByText(name));
  }
  expect(fetched()).toEqual(['/about', '/growth']);
});

test("prefetches the page of a list's cards once the list is in use, unless data is expensive", async () => {
  const page = publicPages.find(({ pattern }) => pattern === '/jobs/:id');
  if (!page) throw new Error('There is no page of a job');
  const load = vi.spyOn(page, 'load').mockResolvedValue(() => null);
  function List() {
    usePrefetch('/jobs');
    return (
      <main>
        <article>
          <Link to="/jobs/7">View Details</Link>
        </article>
      </main>
    );
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
  const { unmount } = renderWithProviders(<List />);
  fireEvent.click(screen.getByRole('main'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  unmount();
  Object.assign(navigator, { connection: { effectiveType: '4g' } });
  renderWithProviders(<List />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
