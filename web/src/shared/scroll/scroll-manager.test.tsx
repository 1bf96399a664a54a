import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ScrollManager } from './scroll-manager';
import { SETTLE_MS } from './while-settling';
import { dropScrollPositions, keepScrollPositions } from './scroll-positions';

/** The page's heights, which jsdom doesn't compute. */
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

/** Makes the page grow, as data does when it arrives. */
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

/** Renders its rows late, like a virtual list. */
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

/** Lets the page be still for so long that it counts as settled. */
function rest() {
  act(() => {
    vi.advanceTimersByTime(300);
  });
}

function follow(name: string) {
  act(() => screen.getByText(name).click());
}

test('starts a new page at its top, and stays in place when only the search changes', () => {
  const { location } = renderWithProviders(<Site />);
  scrollTo(700);
  follow('jobs');
  expect(window.scrollY).toBe(0);
  scrollTo(700);
  follow('filter');
  expect(location().search).toBe('?search=grid');
  expect(window.scrollY).toBe(700);
});

test('scrolls smoothly to a section, 100 px short of it, as often as its link is followed', () => {
  renderWithProviders(<Site />);
  follow('contact');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'smooth' });
  expect(screen.getByText('Contact form')).toHaveFocus();
  // The page still moves, so this scrolls smoothly.
  grow(6000, 1900);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1800, behavior: 'smooth' });
  scrollTo(0);
  follow('contact');
  expect(window.scrollY).toBe(1800);
});

test('jumps while motion is paused', () => {
  localStorage.setItem('motion', 'paused');
  renderWithProviders(<Site />);
  follow('contact');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
});

test('waits for a section of another page, and follows it until the page has settled', () => {
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

test('aims again if the section moved without the page growing, until the visitor scrolls', () => {
  vi.useFakeTimers();
  renderWithProviders(<Site />);
  follow('contact');
  page.contactTop = 1200;
  rest();
  expect(window.scrollY).toBe(1100);
  rest();
  grow(6000, 1900);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1800, behavior: 'instant' });
  rest();
  scrollTo(400);
  grow(7000, 2900);
  expect(window.scrollY).toBe(400);
});

test('stops as soon as the visitor scrolls', () => {
  renderWithProviders(<Site />, '/jobs');
  follow('late contact');
  window.dispatchEvent(new Event('wheel'));
  follow('arrive');
  grow(5000);
  expect(window.scrollY).toBe(0);
});

test.each([
  ['scrolls to the section that a visit begins at', '/#contact', 800],
  ['stays at the top for a malformed hash', '/#%', 0],
])('%s', (_, path, y) => {
  renderWithProviders(<Site />, path);
  expect(screen.getByText('Contact form')).toBeVisible();
  expect(window.scrollY).toBe(y);
});

test('returns to the position on Back, once the page is tall enough', () => {
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

test('focuses a link that renders late, on Back, unless the visitor has moved on', async () => {
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

test('returns to the position and the followed link on Back past a change of filters', () => {
  renderWithProviders(<Site />, '/jobs');
  scrollTo(1500);
  follow('filter');
  follow('card');
  expect(window.scrollY).toBe(0);
  follow('back');
  expect(window.scrollY).toBe(1500);
  expect(screen.getByText('card')).toHaveFocus();
});

/** Leaves the page at 1500 px and loads a document at `path`, in the way of `type`. */
function loadDocument(type: NavigationTimingType, path: string) {
  const { unmount } = renderWithProviders(<Site />, '/jobs?search=grid');
  scrollTo(1500);
  keepScrollPositions();
  unmount();
  dropScrollPositions();
  scrollTo(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  renderWithProviders(<Site />, path);
}

test.each(['reload', 'back_forward'] as const)('returns to the position on %s', (type) => {
  loadDocument(type, '/jobs?search=grid');
  expect(window.scrollY).toBe(1500);
});

test('starts at the top when a visit begins anew', () => {
  loadDocument('navigate', '/jobs?search=grid');
  expect(window.scrollY).toBe(0);
});

test('ignores broken storage', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
  sessionStorage.setItem('scrollPositions', '{not json');
  renderWithProviders(<Site />, '/jobs');
  expect(window.scrollY).toBe(0);
});
