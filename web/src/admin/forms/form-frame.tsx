import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { FlowRow } from '@/admin/ui/list-parts';

/** The scroll margins of what scrolls into view above the buttons, which take three lines on a phone. */
export const CLEAR_OF_ACTIONS = '24px 200px';

export const Form = styled('form')({ containerType: 'inline-size' });

// On a phone, content beside the title moves below it.
export const Head = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(1),
  marginBottom: theme.spacing(3),
}));

export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  flex: '1 0 min-content',
  whiteSpace: 'nowrap',
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44rem)',
  gap: theme.spacing(6),
  '@container (min-width: 60rem)': {
    '&[data-preview]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
}));

export const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  minWidth: 0,
}));

export const Inputs = styled(Fields)({
  // A focused control must not be hidden by the sticky buttons.
  '& input, & textarea, & button, & select': { scrollMarginBlock: CLEAR_OF_ACTIONS },
});

const Problems = styled('div')({
  scrollMarginBlock: CLEAR_OF_ACTIONS,
  '&:focus-visible': { outline: 'none' },
  '&:empty': { display: 'none' },
});

export const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Beside the fields on wide screens, always in view. */
export const Preview = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minWidth: 0,
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': {
    position: 'sticky',
    top: theme.spacing(3),
    overflowY: 'auto',
    minHeight: '24rem',
    maxHeight: 'calc(100vh - 48px)',
  },
}));

export const FieldGroup = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > legend': { float: 'left', padding: 0, fontSize: '1.125rem', fontWeight: 600 },
}));

export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
}));

interface ProblemProps {
  /** Changes with each new problem, which then gets the focus. */
  problemKey: unknown;
  children: ReactNode;
}

export function FormProblem({ problemKey, children }: ProblemProps) {
  const problems = useRef<HTMLDivElement>(null);
  const hadProblem = useRef(false);
  useEffect(() => {
    const frame = problems.current;
    if (!frame) return;
    if (!problemKey) {
      // The problem is solved, and its message had the focus.
      if (hadProblem.current && document.activeElement === document.body) frame.focus();
      hadProblem.current = false;
      return;
    }
    hadProblem.current = true;
    // The focus stays on an invalid field, which the editor corrects first.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    // The disabled submit button has lost the focus.
    const target = frame.querySelector<HTMLElement>('h4[tabindex]') ?? frame;
    target.focus({ preventScroll: true });
    const fits = frame.offsetHeight <= window.innerHeight / 2;
    frame.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, [problemKey]);
  return (
    <Problems ref={problems} tabIndex={-1}>
      {children}
    </Problems>
  );
}
