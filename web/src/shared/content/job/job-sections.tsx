import type { JobArticleModel } from './job-view-model';
import styles from './job-sections.module.css';

interface Props {
  job: JobArticleModel;
  /** Level of the sections' headings: 2 below a page's title, 4 inside the admin's form. */
  level?: 2 | 4;
}

/** A job's texts. Responsibilities and requirements stand only where the job has them. */
export function JobSections({ job, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h4';
  const look = level === 2 ? styles.h2 : styles.h4;
  return (
    <div className={styles.body} data-tone={job.tone}>
      <section>
        <Heading className={look}>Job Description</Heading>
        {job.lead && (
          <p className={styles.paragraph} data-lead="">
            {job.lead}
          </p>
        )}
        {keyed(job.paragraphs).map(([key, paragraph]) => (
          <p className={styles.paragraph} key={key}>
            {paragraph}
          </p>
        ))}
      </section>
      {job.responsibilities.length > 0 && (
        <section>
          <Heading className={look}>Key Responsibilities</Heading>
          <LineList lines={job.responsibilities} />
        </section>
      )}
      {job.requirements.length > 0 && (
        <section>
          <Heading className={look}>Requirements</Heading>
          <LineList lines={job.requirements} />
        </section>
      )}
    </div>
  );
}

function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {keyed(lines).map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}

/** Texts with keys that stay apart when an editor has written the same one twice. */
function keyed(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line]);
}
