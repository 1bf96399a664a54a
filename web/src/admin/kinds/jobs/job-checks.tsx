import { styled } from '@mui/material/styles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Job } from '@torque-tide/contract/jobs';
import { checkAdvert } from '@torque-tide/domain/jobs/advert-check';
import {
  ADVERT_RULES,
  type AdvertDraft,
  type AdvertRule,
} from '@torque-tide/domain/jobs/advert-rules';
import { checkPlace } from '@torque-tide/domain/jobs/check-place';
import type { PublishableJob } from '@torque-tide/domain/jobs/published-job';
import { googleHindrances } from '@torque-tide/domain/jobs/google-hindrances';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps } from '@/admin/content/define-content';
import { FlowRow, Note } from '@/admin/ui/list-parts';
import { ArrowOutIcon, ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { jobFields, jobFromForm, type JobValues } from './job-fields';

type Props = SideProps<Job, JobValues>;

/** Says what to mind in a job, and whether Google lists it. */
export function JobChecks({ control, item, now, onGoTo, replaceField }: Props) {
  // Every check reads all texts; typing goes before them.
  const typed = useDeferredValue(useWatch({ control }));
  const job = useMemo(
    () => jobFromForm({ ...jobFields.toValues(item), ...typed }, item, now),
    [typed, item, now],
  );
  return (
    <>
      <AdvertPanel job={job} onGoTo={onGoTo} replaceField={replaceField} />
      <GoogleLine job={job} now={now} />
    </>
  );
}

const Warnings = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': { paddingBlock: theme.spacing(1.25) },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
}));

const Sources = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(0.25),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& button': {
    minHeight: 28,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    borderRadius: 4,
    '&:hover': { textDecoration: 'underline' },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 28,
    color: 'inherit',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
}));

function Source({ rule }: { rule: AdvertRule }) {
  const { name, url } = ADVERT_RULES[rule];
  if (!url) return <span>{name}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name}
      <ArrowOutIcon size={14} />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** Where places are looked up. Where it cannot be had that stops nobody, and the next form asks again. */
const gazetteerQuery = queryOptions({
  queryKey: ['gazetteer'],
  queryFn: loadGazetteer,
  // It is a file of the app's own, which the browser may have without a connection.
  networkMode: 'always',
  structuralSharing: false,
});

interface AdvertProps extends Pick<Props, 'onGoTo' | 'replaceField'> {
  job: AdvertDraft;
}

/** What an editor may want to change in an advert, with the rule behind it. It never blocks a save. */
function AdvertPanel({ job, onGoTo, replaceField }: AdvertProps) {
  const isEmpty = !job.title && !job.description;
  const { data: gazetteer } = useQuery({ ...gazetteerQuery, enabled: !isEmpty });
  const warnings = useMemo(
    () => [...checkAdvert(job), ...(gazetteer ? checkPlace(gazetteer, job) : [])],
    [job, gazetteer],
  );
  if (isEmpty || warnings.length === 0) {
    return (
      <CheckPanel
        title="Advert check"
        state={isEmpty ? 'Not begun' : 'Nothing to note'}
        tone={isEmpty ? 'plain' : 'good'}
      >
        <p>
          {isEmpty
            ? 'Compares what you write with the rules for job adverts, from the first word on.'
            : 'No rule that is checked here asks for a change.'}
        </p>
      </CheckPanel>
    );
  }
  return (
    <CheckPanel title="Advert check" state={`${warnings.length} to note`} tone="note">
      <Warnings>
        {warnings.map(({ rule, field, message, fixed }) => (
          <li key={`${field}: ${message}`}>
            <p>{message}</p>
            <Sources>
              {fixed !== undefined && (
                <button
                  type="button"
                  onClick={() => {
                    replaceField(field, fixed);
                    // The button goes with its warning, and the focus would go with it.
                    onGoTo(field);
                  }}
                >
                  Put it right
                </button>
              )}
              <button type="button" onClick={() => onGoTo(field)}>
                Go to {jobFields.labels[field]}
              </button>
              <Source rule={rule} />
            </Sources>
          </li>
        ))}
      </Warnings>
    </CheckPanel>
  );
}

/** Whether Google's job search lists the job, or why it doesn't. */
function GoogleLine({ job, now }: { job: PublishableJob; now: string }) {
  const hindrances = useMemo(() => googleHindrances(job, new Date(now)), [job, now]);
  return (
    <Note>
      {hindrances.length === 0
        ? 'Google lists this job.'
        : `Google does not list this job. ${hindrances.join(' ')}`}
    </Note>
  );
}

const Frame = styled('details')(({ theme }) => ({
  flex: '0 1 auto',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': { minHeight: 54, overflowY: 'auto' },
}));

const Summary = styled('summary')(({ theme }) => ({
  // Stays while what it sums up is scrolled below it.
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  paddingInline: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: 'inherit',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
  '& h4': { flex: 1, fontSize: '0.9375rem', fontWeight: 600 },
  '& svg': { flex: 'none', transition: 'transform 150ms' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

const State = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="good"]': { color: theme.vars.palette.primary.main },
  '&[data-tone="note"]': { fontWeight: 600, color: theme.vars.palette.secondary.main },
}));

const Body = styled('div')(({ theme }) => ({
  padding: theme.spacing(0, 3, 2.5),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
}));

interface PanelProps {
  title: string;
  /** What it comes to, in a few words; readable while the panel is closed. */
  state: string;
  tone: 'good' | 'note' | 'plain';
  children: ReactNode;
}

/** Something that is said about a job while it is written; it can be folded away. */
function CheckPanel({ title, state, tone, children }: PanelProps) {
  const id = useId();
  return (
    <Frame open role="group" aria-labelledby={id}>
      <Summary>
        <h4 id={id}>{title}</h4>
        <State data-tone={tone}>{state}</State>
        <ChevronDownIcon />
      </Summary>
      <Body>{children}</Body>
    </Frame>
  );
}
