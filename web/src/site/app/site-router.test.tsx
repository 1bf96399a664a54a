import { act, render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteRouter } from './site-router';

/** Renders the router with links, its location, and the requests that each page waits for. */
function open() {
  const waits = new Map<string, Promise<void>>();
  const prepare = vi.fn((pathname: string) => waits.get(pathname));
  render(
    <SiteRouter prepare={prepare}>
      {({ location }) => (
        <>
          <output>{location.pathname}</output>
          <Link to="/jobs">jobs</Link>
          <Link to="/about">about</Link>
        </>
      )}
    </SiteRouter>,
  );
  return {
    /** Makes the page at a path load. */
    wait: (pathname: string) => {
      const waiting = { resolve: () => {}, reject: (_error: Error) => {} };
      const promise = new Promise<void>((resolve, reject) => {
        Object.assign(waiting, { resolve, reject });
      });
      waits.set(pathname, promise);
      return waiting;
    },
  };
}

const follow = (name: string) => act(async () => screen.getByText(name).click());
const place = () => screen.getByRole('status').textContent;

test('changes the address at once, and shows the page when it has loaded', async () => {
  const { wait } = open();
  const jobs = wait('/jobs');
  await follow('jobs');
  expect(place()).toBe('/');
  expect(window.location.pathname).toBe('/jobs');
  await act(async () => jobs.resolve());
  expect(place()).toBe('/jobs');
});

test('adds one history entry for a link that is followed twice', async () => {
  const { wait } = open();
  wait('/jobs');
  const steps = window.history.length;
  await follow('jobs');
  await follow('jobs');
  expect(window.history.length).toBe(steps + 1);
  await follow('about');
  expect(window.history.length).toBe(steps + 2);
});

test('shows a page that failed to load, which reports that itself', async () => {
  const { wait } = open();
  const jobs = wait('/jobs');
  await follow('jobs');
  await act(async () => jobs.reject(new Error('offline')));
  expect(place()).toBe('/jobs');
});

test('shows a loaded page at once, and the last one requested, whichever loads first', async () => {
  const { wait } = open();
  const jobs = wait('/jobs');
  await follow('jobs');
  await follow('about');
  expect(place()).toBe('/about');
  await act(async () => jobs.resolve());
  expect(place()).toBe('/about');
});
