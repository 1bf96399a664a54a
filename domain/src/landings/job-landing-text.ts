import type { JobLanding } from './job-landings';

/** What a landing page says in its own words, beside the jobs that it lists. */
export interface LandingText {
  heading: string;
  /** For the browser's tab and search results, without the agency's name. */
  title: string;
  /** For search results and shared links. */
  description: string;
  /** The first sentence or two lead in; the rest says more. */
  intro: { lead: string; more: string };
  /** Titles that such jobs usually have, the common ones first. */
  roles: readonly string[];
}

/**
 * The text of a landing page, out of those of its kind: a page brings no more of them.
 *
 * @throws {Error} for a landing that was added without one
 */
export function landingText(
  texts: Readonly<Record<string, LandingText>>,
  { kind, slug }: Pick<JobLanding, 'kind' | 'slug'>,
): LandingText {
  const text = texts[slug];
  if (!text) throw new Error(`The ${kind} "${slug}" has no text for its page`);
  return text;
}
