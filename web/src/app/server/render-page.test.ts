import { brand } from '@torque-tide/contract/brand';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prerenderedPaths } from '@/config/prerendered-paths';
import { createQueryClient } from '@/lib/query-client';
import type { RenderedPage } from './fill-document';
import { renderPage } from './render-page';

const render = (path: string) => renderPage(path, createQueryClient());

let consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => expect(consoleError.mock.calls, 'unexpected console.error').toEqual([]);
});

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

function contentOf(head: string, attribute: 'name' | 'property', value: string) {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(head)?.[1];
}

describe.each(prerenderedPaths.map((path) => ({ path })))('$path', ({ path }) => {
  let page: RenderedPage;
  beforeAll(async () => {
    page = await render(path);
  });

  test('has its own title, description and address in the head', () => {
    const title = /<title>([^<]+)<\/title>/.exec(page.head)?.[1];
    expect(title).toContain('Torque &amp; Tide');
    expect(contentOf(page.head, 'name', 'description')?.length).toBeGreaterThan(40);
    expect(page.head).toContain(`<link rel="canonical" href="${brand.siteUrl}${path}"/>`);
    expect(contentOf(page.head, 'property', 'og:url')).toBe(`${brand.siteUrl}${path}`);
    expect(contentOf(page.head, 'property', 'og:title')).toBe(title);
    expect(contentOf(page.head, 'name', 'robots')).toBeUndefined();
  });

  test('has one first heading, and nothing of the head in its body', () => {
    expect(page.html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.html).not.toMatch(/<title|<meta|<link/);
  });

  test('needs no inline script, and has no style attribute or style element between its elements', () => {
    expect(page.html).not.toMatch(/<script|<style|<[^>]* style="/);
  });

  test('is complete: no part waits for the browser', () => {
    // React's marks of a boundary that is still to come, and of one that failed.
    expect(page.html).not.toMatch(/<!--\$[?!]-->|<template/);
  });

  test('brings a rule for every class that Emotion named', () => {
    const classes = new Set(page.html.match(/\bcss-[\w-]+/g));
    expect(classes.size).toBeGreaterThan(10);
    // A component without rules has its name among the marks alone.
    const missing = [...classes].filter((name) => !page.css.includes(name.slice('css-'.length)));
    expect(missing).toEqual([]);
  });
});

test('titles and descriptions are not shared between pages', async () => {
  const pages = await Promise.all(prerenderedPaths.map((path) => render(path)));
  const titles = pages.map(({ head }) => /<title>[^<]+/.exec(head)?.[0]);
  const descriptions = pages.map(({ head }) => contentOf(head, 'name', 'description'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each([
  '/no/such/page',
  '/About',
  '/jobs/1/2',
  '/jobs/sector/steam',
  '/jobs/sector/Solar',
  '/jobs/location/solar',
])('%s is not found', async (path) => {
  const page = await render(path);
  expect(page.html).toContain('404 Page Not Found');
  expect(contentOf(page.head, 'name', 'robots')).toBe('noindex');
  expect(page.head).not.toContain('canonical');
});

test('a read without data renders as loading', async () => {
  expect((await render('/jobs')).html).toContain('Loading job listings...');
});

test('one render leaves nothing behind for the next', async () => {
  const first = await render('/about');
  await render('/growth');
  expect(await render('/about')).toEqual(first);
});
