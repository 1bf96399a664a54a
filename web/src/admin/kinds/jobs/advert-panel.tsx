import { styled } from '@mui/material/styles';
import { checkAdvert } from '@torque-tide/domain/jobs/advert-check';
import {
  ADVERT_RULES,
  type AdvertDraft,
  type AdvertField,
  type AdvertRule,
} from '@torque-tide/domain/jobs/advert-rules';
import { useMemo } from 'react';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { CheckPanel } from './check-panel';
import { jobFields } from './job-fields';

const Warnings = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.25) },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
}));

const Sources = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(0.25),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& button': {
    minHeight: 28,
    padding: 0,
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
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

interface Props {
  /** The job as the form has it. */
  job: AdvertDraft;
  onGoTo: (field: AdvertField) => void;
  /** Puts another text into a field. */
  replaceField: (field: AdvertField, text: string) => void;
}

/** What an editor may want to change in an advert, with the rule behind it. It never blocks a save. */
export function AdvertPanel({ job, onGoTo, replaceField }: Props) {
  const warnings = useMemo(() => checkAdvert(job), [job]);
  const isEmpty = !job.title && !job.description;
  if (isEmpty || warnings.length === 0) {
    return (
      <CheckPanel
        title="Advert check"
        state={isEmpty ? 'Not begun' : 'Nothing to note'}
        tone={isEmpty ? 'plain' : 'good'}
        isOpenAtFirst
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
    <CheckPanel title="Advert check" state={`${warnings.length} to note`} tone="note" isOpenAtFirst>
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
