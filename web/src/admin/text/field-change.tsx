import { styled } from '@mui/material/styles';
import type { FieldChange as Change } from '@torque-tide/contract/versions';
import { useMemo } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { type ChangeView, type DiffSpan, viewChange } from './difference';

/** Where the changes of fields stand. */
export const Changes = styled('dl')({ fontSize: '0.9375rem', lineHeight: 1.55 });

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1.25, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
  '& ins, & del': {
    padding: '1px 3px',
    borderRadius: 4,
    // A mark over several lines has round corners on each.
    boxDecorationBreak: 'clone',
  },
  '& ins': {
    textDecoration: 'none',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 16%, transparent)`,
  },
  '& del': {
    textDecorationThickness: 1,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 10%, transparent)`,
  },
}));

const Values = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.25, 1),
  whiteSpace: 'pre-line',
}));

const Running = styled('p')({ whiteSpace: 'pre-line' });

const Muted = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface Props {
  label: string;
  change: Change;
}

/** How one field has changed: its two values, or its text with marks. */
export function FieldChange({ label, change }: Props) {
  const { form, spans } = useMemo(() => viewChange(change), [change]);
  return (
    <Frame>
      <dt>{label}</dt>
      <dd>{form === 'values' ? <BeforeAndAfter spans={spans} /> : <MarkedText spans={spans} />}</dd>
    </Frame>
  );
}

/** A text in which what was removed and added is marked. */
function MarkedText({ spans }: Pick<ChangeView, 'spans'>) {
  return (
    <Running>
      {spans.map((span, index) => (
        <Marked key={index} {...span} />
      ))}
    </Running>
  );
}

function BeforeAndAfter({ spans }: Pick<ChangeView, 'spans'>) {
  const [removed, added] = (['removed', 'added'] as const).map((kind) =>
    spans.find((span) => span.kind === kind),
  );
  return (
    <Values>
      {removed ? <Marked {...removed} /> : <Muted>Empty</Muted>}
      <span aria-hidden="true">→</span>
      {added ? <Marked {...added} /> : <Muted>Empty</Muted>}
    </Values>
  );
}

const MARKS = { removed: ['del', 'Before: '], added: ['ins', 'After: '] } as const;

/** A marked text, with the meaning of the mark for screen readers, of which few know `ins` and `del`. */
function Marked({ kind, text }: DiffSpan) {
  if (kind !== 'removed' && kind !== 'added') return <>{text}</>;
  const [Mark, meaning] = MARKS[kind];
  const marked = text.trimEnd();
  return (
    <>
      <Mark>
        <VisuallyHidden>{meaning}</VisuallyHidden>
        {marked}
      </Mark>
      {text.slice(marked.length)}
    </>
  );
}
