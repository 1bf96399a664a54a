import type { Response } from 'express';

/*
 * Who may keep an answer: every `Cache-Control` of the functions. Decisions 0008 and 0011.
 */

/**
 * For what a session shows or changes, for errors, and for what may change at any moment. `private` besides
 * `no-store`, because Hosting's CDN goes by the former and would keep a 404 for ten minutes without either.
 */
export const NEVER_KEPT = 'private, no-store';

/** Kept by the visitor's browser alone, which asks each time whether it still holds. */
export const ASKED_EACH_TIME = 'private, no-cache';

/** For what holds whatever the content is. */
export const KEPT_FOR_AN_HOUR = 'public, max-age=3600';

/** How long the CDN keeps an answer, and how much longer it serves that while it fetches the next. */
export interface Keeping {
  seconds: number;
  staleSeconds: number;
  /** What browsers are told, where that differs. */
  asBrowser?: string;
}

/** With the half minute that an instance's memory takes, an edit is everywhere after a quarter of an hour at most. */
export const SHARED: Keeping = { seconds: 300, staleSeconds: 600 };

/** The browser asks each time, and takes data of more than five minutes for stale. */
export const SHARED_PAGE: Keeping = { ...SHARED, asBrowser: 'max-age=0' };

const DAY_SECONDS = 24 * 60 * 60;

/** For what is drawn of words that its address names. */
export const SHARED_DRAWN: Keeping = {
  asBrowser: `max-age=${DAY_SECONDS}`,
  seconds: DAY_SECONDS,
  staleSeconds: 0,
};

/** What isn't there now may be there soon. */
export const SHARED_ABSENCE: Keeping = { asBrowser: 'max-age=0', seconds: 60, staleSeconds: 0 };

/**
 * The CDN keeps an answer no longer than until visitors are to see something else: what is published
 * at a time is there at that time.
 *
 * @param nextChange when that is, in milliseconds; infinite where nothing happens by itself
 */
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

/**
 * Says who may keep a page, a feed or a file. Nobody keeps what another host than the site's is answered: a cache
 * that takes no notice of the host would give its `noindex` to search engines that ask the site.
 */
export function setCaching(response: Response, cacheControl: string): void {
  response.set('Cache-Control', response.get('X-Robots-Tag') ? NEVER_KEPT : cacheControl);
}

/**
 * Says who may keep the API's answer to a visitor. Never Hosting's CDN: which of an admin's headers that goes by
 * is not certain enough.
 *
 * @param hasAuthorizationHeader of the request, whether or not its session is valid
 */
export function setVisitorCaching(response: Response, hasAuthorizationHeader: boolean): void {
  response.vary('Authorization');
  response.set('Cache-Control', hasAuthorizationHeader ? NEVER_KEPT : ASKED_EACH_TIME);
}
