import { type JobFactField, jobFactsOf } from './job-facts';
import { type JobListField, jobListsOf, splitLines, splitParagraphs } from './job-text';
import type { Job } from '@torque-tide/contract/jobs';

type JobTexts = Pick<Job, 'description' | JobListField | JobFactField>;

/** Returns the whole advert as text: paragraphs, each list under its heading, further facts. */
export function plainDescription(job: JobTexts): string {
  const lists = jobListsOf(job).map(({ heading, entries }) =>
    [`${heading}:`, ...entries.map((entry) => `- ${entry}`)].join('\n'),
  );
  return [...splitParagraphs(job.description), ...lists, ...factLinesOf(job)].join('\n\n');
}

/**
 * The same as HTML with the elements every reader knows: `p`, `ul`, `li`, and `br` for line breaks. Google
 * ignores headings inside a description.
 */
export function htmlDescription(job: JobTexts): string {
  const paragraphs = splitParagraphs(job.description).map(
    (paragraph) => `<p>${splitLines(paragraph).map(escapeHtml).join('<br>')}</p>`,
  );
  const lists = jobListsOf(job).map(({ heading, entries }) => {
    const items = entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('');
    return `<p>${heading}:</p><ul>${items}</ul>`;
  });
  const facts = factLinesOf(job).map((line) => `<p>${escapeHtml(line)}</p>`);
  return [...paragraphs, ...lists, ...facts].join('');
}

function factLinesOf(job: JobTexts): string[] {
  return jobFactsOf(job).map(({ label, text }) => `${label}: ${text}`);
}

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}
