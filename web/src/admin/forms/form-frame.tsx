import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { CLEAR_OF_ACTIONS } from '@/admin/ui/sticky-actions';
import { Tip } from '@/admin/ui/tip';
import { FlowRow } from '@/admin/ui/list-parts';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';

export const Form = styled('form')({ containerType: 'inline-size' });

// On a phone what stands beside the title comes below it.
const Head = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(1),
  marginBottom: theme.spacing(3),
}));

const Title = styled('h3')(({ theme }) => ({
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

/** All that is filled in. */
export const Inputs = styled(Fields)({
  // What gets the focus is not hidden by the buttons that stick below it.
  '& input, & textarea, & button, & [role="combobox"]': { scrollMarginBlock: CLEAR_OF_ACTIONS },
});

/** Panels that look at what is filled in, below it. */
export const Checks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Scrolls into view clear of the buttons that stick below it. */
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

/** What helps with the fields, beside them on wide screens: always in view, in one screen's height. */
export const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: theme.spacing(2),
  minWidth: 0,
  '@container (min-width: 60rem)': {
    position: 'sticky',
    top: theme.spacing(3),
    maxHeight: 'calc(100vh - 48px)',
  },
}));

export const Preview = styled('aside')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minWidth: 0,
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': {
    overflowY: 'auto',
    minHeight: '24rem',
  },
}));

/** Fields that belong together, under a name of their own. */
export const FieldGroup = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > legend': { float: 'left', padding: 0, fontSize: '1.125rem', fontWeight: 600 },
}));

/** Two short fields beside each other, where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
}));

interface HeadProps {
  /** The id of the title. */
  id: string;
  title: string;
  /** Where the arrow leads; left out for a form without a list. */
  back: { to: string; onClick: () => void } | undefined;
  /** Buttons beside the title. */
  children: ReactNode;
}

export function FormHead({ id, title, back, children }: HeadProps) {
  return (
    <Head>
      {back && (
        <Tip title={`Back to ${back.to}`}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label={`Back to ${back.to}`}
            onClick={back.onClick}
          >
            <ArrowLeftIcon />
          </IconButton>
        </Tip>
      )}
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Head>
  );
}

interface ProblemProps {
  /** Another value for each new problem, which then gets the focus. */
  problemKey: unknown;
  children: ReactNode;
}

/** Shows what stopped the last save, above the buttons. */
export function FormProblem({ problemKey, children }: ProblemProps) {
  const problems = useRef<HTMLDivElement>(null);
  const hadProblem = useRef(false);
  useEffect(() => {
    const frame = problems.current;
    if (!frame) return;
    if (!problemKey) {
      // The problem was answered, and took the focus with it.
      if (hadProblem.current && document.activeElement === document.body) frame.focus();
      hadProblem.current = false;
      return;
    }
    hadProblem.current = true;
    // A marked field already has the focus: the editor corrects it first.
    if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    // The button that had the focus was disabled meanwhile, which took the focus away.
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
