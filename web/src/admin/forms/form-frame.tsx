import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { FormAction } from '@/admin/content/define-content';
import { SHORTCUTS, useSaveKeys, useShortcuts } from '@/admin/keyboard/shortcuts';
import { CLEAR_OF_ACTIONS, tellActionsHeight } from '@/admin/ui/sticky-actions';
import { Tip } from '@/admin/ui/tip';
import { FlowRow, Note } from '@/admin/ui/list-parts';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
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
const Checks = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

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
  /** Its title gets the focus: what had it before is gone. */
  takesFocus: boolean;
}

interface Props {
  formRef: RefObject<HTMLFormElement | null>;
  title: string;
  submitLabel: string;
  isSaving: boolean;
  onSave: (action?: FormAction) => void;
  /** What can be done besides saving, each by a button of its own. */
  actions: readonly (FormAction & { label: string })[];
  onCancel: () => void;
  /** Puts back what is stored, where there is no list to go back to. */
  onDiscard: () => void;
  /** Where 'Cancel' leads. */
  backTo: string | undefined;
  standing: StandingFrame | undefined;
  /** Stands beside the title. */
  tools: ReactNode;
  /** Stands above the fields. */
  notice: ReactNode;
  /** Something new: its first field gets the focus. */
  begins: boolean;
  /** What stopped the last save; stands above the buttons. */
  problem: ReactNode;
  /** Another value for each new problem, which then gets the focus. */
  problemKey: unknown;
  /** What others do to the item, above the buttons. */
  status: ReactNode;
  /** A quiet word below the buttons. */
  note: string | undefined;
  /** How the item will look, beside the fields on wide screens. */
  preview: ReactNode;
  /** Panels below the preview that look at what is typed. */
  checks: ReactNode;
  children: ReactNode;
}

/** The form that takes a list's place: a way back, one column of fields, and its buttons in reach. */
export function FormFrame(props: Props) {
  const { formRef, title, submitLabel, isSaving, onSave, actions, onCancel, onDiscard } = props;
  const { backTo = 'the list', standing, tools, notice, begins, children } = props;
  const { problem, problemKey, status, note, preview, checks } = props;
  // Where they would stand below the buttons, they come before them: nobody publishes unwarned.
  const isStacked = useMediaQuery(below('lg'));
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const inputs = useRef<HTMLDivElement>(null);
  const hadProblem = useRef(false);

  useShortcuts(standing ? {} : { leave: onCancel });
  useSaveKeys(() => {
    if (!isSaving) formRef.current?.requestSubmit();
  });
  // The list is gone, and the focus with it. A new one is begun to be typed into.
  const takesFocus = standing?.takesFocus ?? true;
  useEffect(() => {
    // Whoever goes through the tabs stays there.
    if (!takesFocus) return;
    const first = begins && inputs.current?.querySelector<HTMLElement>('input, textarea');
    (first || heading.current)?.focus();
  }, [begins, takesFocus]);
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
      <Head>
        {!standing && (
          <Tip title={`Back to ${backTo}`}>
            <IconButton
              edge="start"
              color="inherit"
              aria-label={`Back to ${backTo}`}
              onClick={onCancel}
            >
              <ArrowLeftIcon />
            </IconButton>
          </Tip>
        )}
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {tools}
      </Head>
      {notice}
      <Columns data-preview={preview ? '' : undefined}>
        <Fields>
          <Inputs ref={inputs}>{children}</Inputs>
          {isStacked && checks && <Checks>{checks}</Checks>}
          <Problems ref={problems} tabIndex={-1}>
            {problem}
          </Problems>
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
            <Button variant="outlined" onClick={standing ? onDiscard : onCancel}>
              {standing ? 'Discard changes' : 'Cancel'}
            </Button>
            <Note role="status" sx={{ flexBasis: '100%', fontSize: '0.875rem' }}>
              {note}
            </Note>
          </Actions>
        </Fields>
        {preview && (
          <Side>
            {/* It scrolls, also for who has no mouse. */}
            <Preview aria-label="Preview" tabIndex={0}>
              <Note sx={{ mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>Preview</Note>
              {preview}
            </Preview>
            {!isStacked && checks}
          </Side>
        )}
      </Columns>
    </Form>
  );
}

/**
 * Enter in a field is no decision to publish: browsers would send the whole form for it. On a button, in
 * a text of several lines and in an open list it does what it always does.
 */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
