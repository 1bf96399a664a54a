import { styled } from '@mui/material/styles';
import type { PublishableJob } from '@torque-tide/domain/jobs/published-job';
import { googlePreview } from '@torque-tide/domain/jobs/published-job-preview';
import { type ReactNode, useMemo } from 'react';
import { CheckPanel } from './check-panel';

const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: theme.spacing(2) },
  '& h5': {
    margin: theme.spacing(0, 0, 0.75),
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& dl, & ul': { margin: 0 },
  '& ul': { paddingInlineStart: theme.spacing(2.5) },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '9.5rem minmax(0, 1fr)',
    gap: theme.spacing(0, 1.5),
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

// The whole text stands in the preview already.
const Clamped = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

interface Row {
  key: string;
  label: string;
  text: ReactNode;
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Part>
      <h5>{title}</h5>
      <dl>
        {rows.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

interface Props {
  /** The job as the form has it. */
  job: PublishableJob;
  now: string;
}

/** What Google's job search would be told of a job, and why it is not told the rest. */
export function GooglePanel({ job, now }: Props) {
  const preview = useMemo(() => googlePreview(job, new Date(now)), [job, now]);
  const { isListed, hindrances, included, omitted } = preview;
  return (
    <CheckPanel
      title="What Google sees"
      state={isListed ? 'Listed' : 'Not listed'}
      tone={isListed ? 'good' : 'note'}
      isOpenAtFirst={false}
      yields
    >
      {hindrances.length > 0 && (
        <Part>
          <h5>Why it is not listed</h5>
          <ul>
            {hindrances.map((hindrance) => (
              <li key={hindrance}>{hindrance}</li>
            ))}
          </ul>
        </Part>
      )}
      <Rows
        title={isListed ? 'Included' : 'Would be included'}
        rows={included.map(({ property, label, value }) => ({
          key: property,
          label,
          text: <Clamped>{value}</Clamped>,
        }))}
      />
      {omitted.length > 0 && (
        <Rows
          title="Left out"
          rows={omitted.map(({ label, reason }) => ({ key: reason, label, text: reason }))}
        />
      )}
    </CheckPanel>
  );
}
