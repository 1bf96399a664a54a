import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';

// What was fetched is remembered for the life of the module: other files must not have fetched yet.
vi.resetModules();
const { publicPages } = await import('./pages');
const { usePrefetch } = await import('./prefetch');

function Site() {
  usePrefetch();
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

test('a link that is about to be followed fetches its page, once', () => {
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
