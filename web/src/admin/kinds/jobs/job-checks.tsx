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
import { googlePreview } from '@torque-tide/domain/jobs/published-job-preview';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps } from '@/admin/content/define-content';
import { FlowRow } from '@/admin/ui/flow-row';
import { useSettings } from '@/shared/settings/use-settings';
import { ArrowOutIcon, ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { jobFields, jobFromForm, type JobValues } from './job-fields';

type Props = SideProps<Job, JobValues>;

/** Looks over the shoulder of who writes a job: what to mind, and what search engines will get. */
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
      <GooglePanel job={job} now={now} />
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

const Part = styled('section')(({ theme }) => ({
  '& + &': { marginTop: theme.spacing(2) },
  '& h5': {
    margin: theme.spacing(0, 0, 0.75),
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
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
  '& dd': { overflowWrap: 'anywhere' },
}));

// The whole text stands in the preview already.
const Clamped = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** What search engines are told, or why they are not told it. */
interface Row {
  property: string;
  label: string;
  value?: string;
  reason?: string;
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Part>
      <h5>{title}</h5>
      <dl>
        {rows.map(({ property, label, value, reason }) => (
          <div key={reason ?? property}>
            <dt>{label}</dt>
            <dd>{reason ?? <Clamped>{value}</Clamped>}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** What Google's job search would be told of a job, and why it is not told the rest. */
function GooglePanel({ job, now }: { job: PublishableJob; now: string }) {
  const { agency } = useSettings();
  const { isListed, hindrances, included, omitted } = useMemo(
    () => googlePreview(job, agency, new Date(now)),
    [job, agency, now],
  );
  return (
    <CheckPanel
      title="What Google sees"
      state={isListed ? 'Listed' : 'Not listed'}
      tone={isListed ? 'good' : 'note'}
      isMinor
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
      <Rows title={isListed ? 'Included' : 'Would be included'} rows={included} />
      {omitted.length > 0 && <Rows title="Left out" rows={omitted} />}
    </CheckPanel>
  );
}

const Frame = styled('details')(({ theme }) => ({
  flex: '0 1 auto',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': { minHeight: 54, overflowY: 'auto' },
  // What is long gives way to what is urgent.
  '&[data-minor]': { flexShrink: 4 },
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
  /** Closed at first, and gives way where there is no room for all panels. */
  isMinor?: boolean;
  children: ReactNode;
}

/** Something that is said about a job while it is written; it can be folded away. */
function CheckPanel({ title, state, tone, isMinor = false, children }: PanelProps) {
  const id = useId();
  return (
    <Frame open={!isMinor} role="group" aria-labelledby={id} data-minor={isMinor ? '' : undefined}>
      <Summary>
        <h4 id={id}>{title}</h4>
        <State data-tone={tone}>{state}</State>
        <ChevronDownIcon />
      </Summary>
      <Body>{children}</Body>
    </Frame>
  );
}
