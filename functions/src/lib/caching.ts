import type { Response } from 'express';
import type { Clock } from './time';

// Every `Cache-Control` of the functions. Decisions 0008 and 0011.

/** Hosting's CDN respects `private`, and would keep a 404 for ten minutes without it. */
export const NEVER_KEPT = 'private, no-store';

/** The visitor's browser caches the answer, and revalidates it each time. */
export const ASKED_EACH_TIME = 'private, no-cache';

export const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

/** How long the CDN keeps an answer, and serves it stale while it fetches the next. */
export interface Keeping {
  seconds: number;
  staleSeconds: number;
  /** The browser's part, if it differs. */
  asBrowser?: string;
}

/** With 30 seconds of memory, an edit is everywhere within 15 minutes. */
export const SHARED: Keeping = { seconds: 300, staleSeconds: 600 };

/** Browsers revalidate each time. */
export const SHARED_PAGE: Keeping = { ...SHARED, asBrowser: 'max-age=0' };

const DAY_SECONDS = 24 * 60 * 60;

/** For drawings whose address changes with their words. */
export const SHARED_DRAWN: Keeping = {
  asBrowser: `max-age=${DAY_SECONDS}`,
  seconds: DAY_SECONDS,
  staleSeconds: 0,
};

/** A missing page may exist soon. */
export const SHARED_ABSENCE: Keeping = { asBrowser: 'max-age=0', seconds: 60, staleSeconds: 0 };

/** Returns a `Cache-Control` that ends at `nextChange`, in ms: a scheduled item appears on time. */
export function sharedUntil(
  { seconds, staleSeconds, asBrowser }: Keeping,
  nextChange: number,
  now: Date,
): string {
  const left = Math.max(0, Math.floor((nextChange - now.getTime()) / 1_000));
  const kept = Math.min(seconds, left);
  const stale = Math.min(staleSeconds, left - kept);
  return [
    'public',
    ...(asBrowser === undefined ? [] : [asBrowser]),
    `s-maxage=${kept}`,
    ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : []),
  ].join(', ');
}

/** Knows when content next changes by the clock, in ms. */
export interface Changes {
  nextChange: () => number;
  clock: Clock;
}

/**
 * Begins a read of content, and returns its `Cache-Control`. Asks before and after, so that no cache hides a change
 * in between.
 */
export function sharedFrom({ nextChange, clock }: Changes): (keeping: Keeping) => string {
  const before = nextChange();
  return (keeping) => sharedUntil(keeping, Math.min(before, nextChange()), clock.now());
}

/** Sets the caching of a page, feed or file. On another host nobody may keep it: caches could mix up the `noindex`. */
export function setCaching(response: Response, cacheControl: string): void {
  response.set('Cache-Control', response.get('X-Robots-Tag') ? NEVER_KEPT : cacheControl);
}

/** Sets the caching of a visitor's answer. Hosting's CDN must not keep it: it may ignore an admin's headers. */
export function setVisitorCaching(response: Response, hasAuthorizationHeader: boolean): void {
  response.vary('Authorization');
  response.set('Cache-Control', hasAuthorizationHeader ? NEVER_KEPT : ASKED_EACH_TIME);
}
