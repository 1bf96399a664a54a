import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ScrollManager } from './scroll-manager';
import { SETTLE_MS } from './while-settling';
import { dropScrollPositions, keepScrollPositions } from './scroll-positions';

/** The page's heights, which jsdom does not know. */
const page = { height: 5000, contactTop: 900 };
let growers: (() => void)[] = [];

beforeEach(() => {
  dropScrollPositions();
  growers = [];
  Object.assign(page, { height: 5000, contactTop: 900 });
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        growers.push(callback);
      }
      observe() {}
      disconnect() {
        growers = [];
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    const furthest = page.height - 800;
    scrollTo(Math.min(options.top ?? 0, furthest));
  }) as typeof window.scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: page.contactTop - window.scrollY }) as DOMRect,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

/** The page grows to a height, as when an answer arrives. */
function grow(height: number, contactTop = page.contactTop) {
  Object.assign(page, { height, contactTop });
  act(() => {
    for (const grown of growers) grown();
  });
}

function Late({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(false);
  return isHere ? children : <button onClick={() => setIsHere(true)}>arrive</button>;
}

/** As a long list does, which renders its rows once it knows what is on the screen. */
function LateRows() {
  const [rows, setRows] = useState<string[]>([]);
  return (
    <main>
      <button onClick={() => setRows(['row'])}>measure</button>
      {rows.map((row) => (
        <Link to="/" key={row}>
          {row}
        </Link>
      ))}
    </main>
  );
}

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <ScrollManager />
      <Link to="/">home</Link>
      <Link to="/jobs">jobs</Link>
      <Link to="/jobs?search=grid" replace>
        filter
      </Link>
      <Link to="/#contact">contact</Link>
      <Link to="/late#contact">late contact</Link>
      <button onClick={() => navigate(-1)}>back</button>
      <Routes>
        <Route path="/" element={<section id="contact">Contact form</section>} />
        <Route path="/late" element={<Late>{<section id="contact">Late form</section>}</Late>} />
        <Route path="/list" element={<LateRows />} />
        <Route
          path="*"
          element={
            <main>
              <p>Jobs</p>
              <Link to="/">card</Link>
            </main>
          }
        />
      </Routes>
    </>
  );
}

function follow(name: string) {
  act(() => screen.getByText(name).click());
}

test('a new page begins at its top', () => {
  renderWithProviders(<Site />);
  scrollTo(700);
  follow('jobs');
  expect(window.scrollY).toBe(0);
});

test('a change of the search parameters alone does not scroll', () => {
  const { location } = renderWithProviders(<Site />, '/jobs');
  scrollTo(700);
  follow('filter');
  expect(location().search).toBe('?search=grid');
  expect(window.scrollY).toBe(700);
});

test('a link to a section of the same page scrolls smoothly, 100 px short of it, and moves the focus', () => {
  renderWithProviders(<Site />);
  follow('contact');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'smooth' });
  expect(screen.getByText('Contact form')).toHaveFocus();
});

test('the same link scrolls again when it is followed again', () => {
  renderWithProviders(<Site />);
  follow('contact');
  scrollTo(0);
  follow('contact');
  expect(window.scrollY).toBe(800);
});

test('with movement paused it jumps', () => {
  localStorage.setItem('motion', 'paused');
  renderWithProviders(<Site />);
  follow('contact');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

test('a link to a section of another page waits for it, and follows it until the page has settled', () => {
  vi.useFakeTimers();
  renderWithProviders(<Site />, '/jobs');
  scrollTo(300);
  follow('late contact');
  expect(window.scrollY).toBe(0);
  follow('arrive');
  grow(5000);
  expect(window.scrollY).toBe(800);
  expect(screen.getByText('Late form')).toHaveFocus();
  grow(6000, 1900);
  expect(window.scrollY).toBe(1800);
  act(() => {
    vi.advanceTimersByTime(SETTLE_MS);
  });
  grow(7000, 2900);
  expect(window.scrollY).toBe(1800);
});

test('a link to a section of the same page aims again when something above it grows', () => {
  renderWithProviders(<Site />);
  follow('contact');
  expect(window.scrollY).toBe(800);
  // While it still moves, and so smoothly.
  grow(6000, 1900);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1800, behavior: 'smooth' });
});

test('what moved without the page growing is aimed at again when the page rests; then it is only kept there', () => {
  vi.useFakeTimers();
  renderWithProviders(<Site />);
  follow('contact');
  page.contactTop = 1200;
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(window.scrollY).toBe(1100);
  act(() => {
    vi.advanceTimersByTime(300);
  });
  grow(6000, 1900);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1800, behavior: 'instant' });
});

test('a page that the visitor moves away from where it rests is left there', () => {
  vi.useFakeTimers();
  renderWithProviders(<Site />);
  follow('contact');
  act(() => {
    vi.advanceTimersByTime(300);
  });
  scrollTo(400);
  grow(6000, 1900);
  expect(window.scrollY).toBe(400);
});

test('it lets go as soon as the visitor scrolls', () => {
  renderWithProviders(<Site />, '/jobs');
  follow('late contact');
  window.dispatchEvent(new Event('wheel'));
  follow('arrive');
  grow(5000);
  expect(window.scrollY).toBe(0);
});

test('a visit that begins at a section goes to it', () => {
  renderWithProviders(<Site />, '/#contact');
  expect(window.scrollY).toBe(800);
});

test('Back returns to where the page was, as soon as it is tall enough again', () => {
  renderWithProviders(<Site />, '/jobs');
  scrollTo(2400);
  follow('home');
  expect(window.scrollY).toBe(0);
  page.height = 1000;
  follow('back');
  expect(window.scrollY).toBe(200);
  grow(2000);
  expect(window.scrollY).toBe(1200);
  grow(5000);
  expect(window.scrollY).toBe(2400);
  scrollTo(2500);
  grow(6000);
  expect(window.scrollY).toBe(2500);
});

test('Back leaves the focus on the link by which the page was left', () => {
  renderWithProviders(<Site />, '/jobs');
  follow('card');
  expect(screen.queryByText('card')).not.toBeInTheDocument();
  follow('back');
  expect(screen.getByText('card')).toHaveFocus();
});

test('Back leaves the focus on a row that is rendered late, unless the visitor went on meanwhile', async () => {
  renderWithProviders(<Site />, '/list');
  const leaveAndReturn = () => {
    follow('measure');
    follow('row');
    follow('back');
    expect(screen.queryByText('row')).not.toBeInTheDocument();
  };
  leaveAndReturn();
  follow('measure');
  await waitFor(() => expect(screen.getByText('row')).toHaveFocus());
  leaveAndReturn();
  window.dispatchEvent(new Event('keydown'));
  follow('measure');
  await act(async () => Promise.resolve());
  expect(screen.getByText('row')).not.toHaveFocus();
});

test('Back returns past a change of filters, although nothing was scrolled after it', () => {
  renderWithProviders(<Site />, '/jobs');
  scrollTo(1500);
  follow('filter');
  follow('home');
  expect(window.scrollY).toBe(0);
  follow('back');
  expect(window.scrollY).toBe(1500);
});

test('a hash that is no valid text is looked up as it stands', () => {
  renderWithProviders(<Site />, '/#%');
  expect(screen.getByText('Contact form')).toBeVisible();
});

/** Leaves the page at 1500 px and loads a document, as `type` says, at `path`. */
function loadDocument(type: NavigationTimingType, path: string) {
  const { unmount } = renderWithProviders(<Site />, '/jobs?search=grid');
  scrollTo(1500);
  keepScrollPositions();
  unmount();
  dropScrollPositions();
  scrollTo(0);
  // A reload and Back find the entry's state again, which a new entry does not have.
  if (type === 'navigate') window.history.replaceState(null, '');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  renderWithProviders(<Site />, path);
}

test.each(['reload', 'back_forward'] as const)('a %s returns to where the page was', (type) => {
  loadDocument(type, '/jobs?search=grid');
  expect(window.scrollY).toBe(1500);
});

test.each(['/jobs?search=grid', '/', '/jobs'])(
  'a visit that begins anew at %s begins at its top',
  (path) => {
    loadDocument('navigate', path);
    expect(window.scrollY).toBe(0);
  },
);

test('a first entry keeps its own position, however often the tab begins there', () => {
  loadDocument('navigate', '/jobs?search=grid');
  scrollTo(300);
  follow('home');
  follow('back');
  expect(window.scrollY).toBe(300);
});

test('broken storage is no position at all', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
  sessionStorage.setItem('scrollPositions', '{not json');
  renderWithProviders(<Site />, '/jobs');
  expect(window.scrollY).toBe(0);
});
