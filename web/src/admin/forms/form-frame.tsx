import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FormAction } from '@/admin/content/define-content';
import { SHORTCUTS, useSaveKeys, useShortcuts } from '@/admin/keyboard/shortcuts';
import { CLEAR_OF_ACTIONS, tellActionsHeight } from '@/admin/ui/sticky-actions';
import { Tip } from '@/admin/ui/tip';
import { FlowRow, Note } from '@/admin/ui/list-parts';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';

const Form = styled('form')({ containerType: 'inline-size' });

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

const Columns = styled('div')(({ theme }) => ({
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
const Inputs = styled(Fields)({
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

const Actions = styled('div')(({ theme }) => ({
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
const Side = styled('div')(({ theme }) => ({
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

const Preview = styled('aside')(({ theme }) => ({
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

/** How a form stands that is all its tab shows. */
export interface StandingFrame {
  /** Its title gets the focus: the element that had it is gone. */
  takesFocus: boolean;
}

interface FrameProps {
  formRef: RefObject<HTMLFormElement | null>;
  /** Id of the form's title. */
  titleId: string;
  isSaving: boolean;
  onSave: () => void;
  head: ReactNode;
  /** Stands beside the fields on wide screens. */
  side: ReactNode;
  /** Fields, problem and buttons, in one column. */
  children: ReactNode;
}

/** The form that takes a list's place: one column of fields, with what helps with them beside it. */
export function FormFrame(props: FrameProps) {
  const { formRef, titleId, isSaving, onSave, head, side, children } = props;
  useSaveKeys(() => {
    if (!isSaving) formRef.current?.requestSubmit();
  });
  return (
    <Form
      ref={formRef}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={keepFromSubmitting}
    >
      {head}
      <Columns data-preview={side ? '' : undefined}>
        <Fields>{children}</Fields>
        {side}
      </Columns>
    </Form>
  );
}

interface HeadProps {
  title: string;
  titleId: string;
  /** Where leaving the form leads; undefined where there is nothing to go back to. */
  backTo: string | undefined;
  onBack: () => void;
  takesFocus: boolean;
  /** Stand beside the title. */
  children: ReactNode;
}

/** The title of a form, and the way back. */
export function FormHead({ title, titleId, backTo, onBack, takesFocus, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useShortcuts(backTo === undefined ? {} : { leave: onBack });
  // The list is gone, and the focus with it.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Head>
      {backTo !== undefined && (
        <Tip title={`Back to ${backTo}`}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label={`Back to ${backTo}`}
            onClick={onBack}
          >
            <ArrowLeftIcon />
          </IconButton>
        </Tip>
      )}
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Head>
  );
}

interface BodyProps {
  /** Something new: its first field gets the focus. */
  begins: boolean;
  children: ReactNode;
}

/** The fields of a form. */
export function FormBody({ begins, children }: BodyProps) {
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begins) inputs.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [begins]);
  return <Inputs ref={inputs}>{children}</Inputs>;
}

interface ProblemProps {
  /** Another value for each new problem, which then gets the focus. */
  problemKey: unknown;
  children: ReactNode;
}

/** What stopped the last save, above the buttons. */
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
    // A field that was marked has the focus already: its mending comes first.
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

interface ActionsProps {
  submitLabel: string;
  isSaving: boolean;
  onSave: (action: FormAction) => void;
  /** Other ways to save, each with a button of its own. */
  actions: readonly (FormAction & { label: string })[];
  /** The last button, which saves nothing. */
  leave: { label: string; onClick: () => void };
  /** Stands before the buttons. */
  status: ReactNode;
  /** A quiet word below the buttons. */
  note: string | undefined;
}

/** The buttons of a form, always in reach. */
export function FormActions(props: ActionsProps) {
  const { submitLabel, isSaving, onSave, actions, leave, status, note } = props;
  return (
    <Actions ref={tellActionsHeight}>
      {status}
      <Button
        type="submit"
        variant="contained"
        disabled={isSaving}
        aria-keyshortcuts={SHORTCUTS.save.key}
        startIcon={isSaving ? <CircularProgress size={18} color="inherit" /> : undefined}
      >
        {submitLabel}
      </Button>
      {actions.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          disabled={isSaving}
          onClick={() => onSave(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button variant="outlined" onClick={leave.onClick}>
        {leave.label}
      </Button>
      <Note role="status" sx={{ flexBasis: '100%', fontSize: '0.875rem' }}>
        {note}
      </Note>
    </Actions>
  );
}

/** How the item will look, and what checks it, beside the fields on wide screens. */
export function FormSide({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <Side>
      {/* It scrolls, also for readers without a mouse. */}
      <Preview aria-label="Preview" tabIndex={0}>
        <Note sx={{ mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>Preview</Note>
        {preview}
      </Preview>
      {children}
    </Side>
  );
}

/**
 * Enter in a field is no decision to publish: browsers would send the whole form for it. On a button, in
 * a text of several lines and in an open list it does what it always does.
 */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
