import type { JobArticleModel } from './job-article-model';
import styles from './job-sections.module.css';

/** A job's description and its lists that have entries. */
export function JobSections({ job }: { job: JobArticleModel }) {
  return (
    <div className={styles.body} data-tone={job.tone}>
      <section>
        <h2 className={styles.h2}>Job Description</h2>
        {job.lead && (
          <p className={styles.paragraph} lang={job.textLang} dir="auto" data-lead="">
            {job.lead}
          </p>
        )}
        {job.blocks.map(({ text, isHeading }, index) => {
          const [Element, look] = isHeading
            ? (['h3', styles.h3] as const)
            : (['p', styles.paragraph] as const);
          return (
            <Element className={look} lang={job.textLang} dir="auto" key={`${index} ${text}`}>
              {text}
            </Element>
          );
        })}
      </section>
      {job.lists.map(({ heading, entries }) => (
        <section key={heading} data-below-screen="">
          <h2 className={styles.h2}>{heading}</h2>
          <ul className={styles.lines} lang={job.textLang} dir="auto">
            {entries.map((entry, index) => (
              <li key={`${index} ${entry}`}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
