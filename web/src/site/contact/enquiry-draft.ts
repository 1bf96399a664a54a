import type { Settings } from '@torque-tide/contract/settings';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { canonicalUrl, caseStudyPath, landingPath } from '@torque-tide/domain/paths';
import { readPlan } from '@/site/plan/plan-url';
import { planMessage, SEARCH_QUESTIONS } from '@/site/plan/quote-words';
import { type Solution, solutions } from '@/site/solutions/solutions';
import { ENQUIRY_PARAMS, hiringAt } from '@/site/enquiry/enquiry';

/** The subject and the first words of a message. */
export interface Draft {
  subject: string;
  message: string;
}

/** Returns the draft for a URL's search; undefined if it names nothing we know. */
export function draftOf(search: string, { claims, taxonomy }: Settings): Draft | undefined {
  const params = new URLSearchParams(search);
  const about = params.get(ENQUIRY_PARAMS.about);
  const of = params.get(ENQUIRY_PARAMS.of) ?? '';
  if (about === 'plan') return planMessage(readPlan(search, claims.growth), claims.growth);
  if (about === 'case-study') return caseStudyDraft(of);
  if (about === 'hiring') return hiringDraft(taxonomy, of);
  if (about === 'jobs') return jobsDraft(of);
  const solution = solutions.find(({ id }) => id === about);
  return solution && solutionDraft(solution);
}

function solutionDraft({ name, to }: Solution): Draft {
  return {
    subject: `Enquiry about ${name}`,
    message: `We would like to talk about ${name} (${canonicalUrl(to)}).\n\n${SEARCH_QUESTIONS}`,
  };
}

function caseStudyDraft(id: string): Draft | undefined {
  // Ids are slugs; anything else isn't ours.
  if (!/^[a-z0-9-]+$/.test(id)) return undefined;
  return {
    subject: 'A search like one of your case studies',
    message: `We have read this case study: ${canonicalUrl(caseStudyPath(id))}\nWe have a search like it.\n\n${SEARCH_QUESTIONS}`,
  };
}

function hiringDraft(taxonomy: Taxonomy, path: string): Draft | undefined {
  const landing = allLandings(taxonomy).find((known) => hiringAt(known).of === path);
  if (!landing) return undefined;
  const { kind, name } = landing;
  const place = kind === 'location' ? `Hiring: ${name}` : `Hiring in ${name.toLowerCase()}`;
  // Abbreviations keep their capitals.
  const subject = place.replace(/\bev\b/, 'EV');
  return {
    subject,
    message: `We want to hire people like those on ${canonicalUrl(landingPath(landing))}.\n\n${SEARCH_QUESTIONS}`,
  };
}

/** The longest search that a message quotes, in characters. */
const SEARCH_MAX = 160;

function jobsDraft(search: string): Draft | undefined {
  // Accepts words, but nothing that could be a URL.
  if (search.length > SEARCH_MAX || !/^[\p{L}\p{N} ,.'"&+()-]+$/u.test(search)) return undefined;
  return {
    subject: `Looking for work: ${search}`,
    message: `I am looking for work: ${search}.\nI have not found it on ${canonicalUrl('/jobs')}. Please tell me when something comes up.`,
  };
}
