import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { filterJobs, type JobFilters, type JobIndex } from '@torque-tide/domain/jobs/job-filter';
import {
  findByWords,
  type FoundByWords,
  type SearchedField,
  type SearchReason,
} from '@torque-tide/domain/jobs/job-word-search';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { factsOf, toJobCard } from '@/shared/content/job/job-view-model';
import { paths } from '@/site/paths';
import styles from './related-by-words.module.css';

/** The most jobs under 'Also related'. */
const RELATED_MAX = 20;

interface Props {
  index: JobIndex;
  filters: JobFilters;
  /** The search's own results. */
  found: readonly ListedJob[];
}

/** Jobs that match the search's words in any order or by synonyms, with the reason. */
export function RelatedByWords({ index, filters, found }: Props) {
  const related = useMemo(() => {
    const known = new Set(found);
    // The other filters apply here too.
    const others = filterJobs(index, { ...filters, text: '' }).filter((job) => !known.has(job));
    return findByWords(others, filters.text).slice(0, RELATED_MAX);
  }, [index, filters, found]);
  if (related.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="also-related">
      <h2 id="also-related">Also related</h2>
      <p>
        Jobs that have every word of your search somewhere, a word that means the same, or one
        spelled nearly so.
      </p>
      <ul className={styles.list}>
        {related.map((each) => (
          <RelatedJob key={each.job.id} {...each} />
        ))}
      </ul>
    </section>
  );
}

function RelatedJob({ job, reasons }: FoundByWords<ListedJob>) {
  const card = toJobCard(job);
  return (
    <li className={styles.job} data-tone={card.tone}>
      <h3 lang={card.titleLang} dir="auto">
        <Link to={paths.job(card.id)}>{card.title}</Link>
      </h3>
      <p>{factsOf(card)}</p>
      <ul className={styles.reasons} aria-label="Why it is here">
        {reasons.map((reason) => (
          <li key={reason.asked}>
            <Reason {...reason} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const PLACES: Record<SearchedField, string> = {
  title: 'in the title',
  tags: 'in the sectors',
  place: 'in the place',
  type: 'in the type of contract',
  text: 'in the text',
};

/** Returns 'battery storage, for BESS', or the field that has the word. */
function Reason({ asked, synonym, field }: SearchReason) {
  return (
    <>
      <mark>{synonym ?? asked}</mark>
      {synonym === undefined ? ` ${PLACES[field]}` : `, for ${asked}`}
    </>
  );
}
