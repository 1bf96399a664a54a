import { toned } from '@/components/sector/toned';
import { styled } from '@/theme/styled';
import type { JobArticleModel } from './job-view-model';

const Body = styled('div')(({ theme }) => ({
  ...toned(theme),
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: '42rem',
}));

const heading = { margin: '0 0 16px', textWrap: 'balance' } as const;
const H2 = styled('h2')(({ theme }) => ({ ...theme.typography.h3, ...heading }));
const H4 = styled('h4')(({ theme }) => ({ ...theme.typography.h4, ...heading }));

const Paragraph = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '& + &': { marginTop: theme.spacing(2) },
  '&[data-lead]': {
    marginBottom: theme.spacing(3),
    fontSize: 'clamp(1.1875rem, 1.8vw, 1.375rem)',
    lineHeight: 1.45,
    letterSpacing: '-0.01em',
  },
}));

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    position: 'relative',
    padding: theme.spacing(1.5, 0, 1.5, 4),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: `calc(${theme.spacing(1.5)} + 0.775em)`,
    width: 16,
    borderTop: '2px solid var(--tone)',
  },
}));

interface Props {
  job: JobArticleModel;
  /** Level of the sections' headings: 2 below a page's title, 4 inside the admin's form. */
  level?: 2 | 4;
}

/** A job's texts. Responsibilities and requirements stand only where the job has them. */
export function JobSections({ job, level = 2 }: Props) {
  const Heading = level === 2 ? H2 : H4;
  return (
    <Body data-tone={job.tone}>
      <section>
        <Heading>Job Description</Heading>
        {job.lead && <Paragraph data-lead="">{job.lead}</Paragraph>}
        {keyed(job.paragraphs).map(([key, paragraph]) => (
          <Paragraph key={key}>{paragraph}</Paragraph>
        ))}
      </section>
      {job.responsibilities.length > 0 && (
        <section>
          <Heading>Key Responsibilities</Heading>
          <LineList lines={job.responsibilities} />
        </section>
      )}
      {job.requirements.length > 0 && (
        <section>
          <Heading>Requirements</Heading>
          <LineList lines={job.requirements} />
        </section>
      )}
    </Body>
  );
}

function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {keyed(lines).map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </Lines>
  );
}

/** Texts with keys that stay apart when an editor has written the same one twice. */
function keyed(lines: readonly string[]): [string, string][] {
  return lines.map((line, index) => [`${index} ${line}`, line]);
}
