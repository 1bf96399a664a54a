import { styled } from '@mui/material/styles';
import type { ChangedValue, FieldChange as Change } from '@torque-tide/contract/versions';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { Note } from '@/admin/ui/list-parts';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { formatMoment, isMoment } from '@/admin/text/format';

/** The list of changed fields. */
export const Changes = styled('dl')({ fontSize: '0.9375rem', lineHeight: 1.55 });

const Frame = styled('div')(({ theme }) => ({
  // Contains visually hidden text.
  position: 'relative',
  padding: theme.spacing(1.25, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& ins, & del': {
    padding: '1px 3px',
    borderRadius: 4,
    // A mark across lines has round corners on each.
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

/** Longer texts, in characters, are compared word by word. */
const COMPARED_FROM = 60;
/** More changes than this take too long to compute, and nobody reads them one by one. */
const MAX_CHANGES = 2_000;
/** How many characters of an unchanged part are shown at each end. */
const CONTEXT = 60;

interface Props {
  label: string;
  change: Change;
}

/** Shows how a field has changed: its text with marks, or its two values. */
export function FieldChange({ label, change }: Props) {
  const { before, after } = change;
  const parts = useMemo(() => {
    const [was, is] = [textOf(before), textOf(after)];
    const isCompared = was !== '' && is !== '' && Math.max(was.length, is.length) >= COMPARED_FROM;
    return isCompared ? diffWordsWithSpace(was, is, { maxEditLength: MAX_CHANGES }) : undefined;
  }, [before, after]);
  return (
    <Frame>
      <dt>{label}</dt>
      <dd>
        {parts?.map(({ value, added, removed }, at) =>
          added || removed ? <Marked key={at} isAfter={added} text={value} /> : shorten(value),
        ) ?? (
          <>
            <Marked isAfter={false} text={textOf(before)} />
            <span aria-hidden="true"> → </span>
            <Marked isAfter text={textOf(after)} />
          </>
        )}
      </dd>
    </Frame>
  );
}

/**
 * Marks a text, with the mark's meaning for screen readers, few of which support `ins` and `del`.
 */
function Marked({ isAfter, text }: { isAfter: boolean; text: string }) {
  if (text === '') return <Note as="span">Empty</Note>;
  const Mark = isAfter ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{isAfter ? 'After: ' : 'Before: '}</VisuallyHidden>
      {text}
    </Mark>
  );
}

/** Returns a value for display, with lists line by line. */
function textOf(value: ChangedValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join('\n');
  const text = String(value ?? '');
  return isMoment(text) ? formatMoment(text) : text;
}

function shorten(text: string): string {
  return text.length > 3 * CONTEXT ? `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}` : text;
}
