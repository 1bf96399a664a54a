import type { JobArticleModel } from './job-view-model';
import styles from './job-sections.module.css';

interface Props {
  job: JobArticleModel;
  /** Level of the sections' headings: 2 below a page's title, 4 inside the admin's form. */
  level?: 2 | 4;
}

/** A job's texts. A list stands only where the job has entries for it. */
export function JobSections({ job, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h4';
  const look = level === 2 ? styles.h2 : styles.h4;
  return (
    <div className={styles.body} data-tone={job.tone}>
      <section>
        <Heading className={look}>Job Description</Heading>
        {job.lead && (
          <p className={styles.paragraph} lang={job.textLang} dir="auto" data-lead="">
            {job.lead}
          </p>
        )}
        {keyed(job.paragraphs).map(([key, paragraph]) => (
          <p className={styles.paragraph} lang={job.textLang} dir="auto" key={key}>
            {paragraph}
          </p>
        ))}
      </section>
      {job.lists.map(({ heading, entries }) => (
        <section key={heading} data-below-screen="">
          <Heading className={look}>{heading}</Heading>
          <ul className={styles.lines} lang={job.textLang} dir="auto">
            {keyed(entries).map(([key, entry]) => (
              <li key={key}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Texts with keys that stay apart when an editor has written the same one twice. */
function keyed(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line]);
}
