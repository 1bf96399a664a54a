import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  type ClipboardEvent,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldKind } from '@/admin/fields/form-values';
import { isWithControl, useKeyDown } from '@/admin/keyboard/shortcuts';
import { joinNames } from '@/admin/text/names';
import { ACTIONS_HEIGHT, CLEAR_OF_ACTIONS } from '@/admin/ui/sticky-actions';
import { FlowRow } from '@/admin/ui/list-parts';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { pasteActions, type Pasted, type SplitText } from './paste-actions';

interface Pasting extends ReturnType<typeof pasteActions> {
  /** The last paste that can be split, while its fields are as it left them. */
  pasted: Pasted | undefined;
  labels: Readonly<Record<string, string>>;
}

const PasteContext = createContext<Pasting | null>(null);

interface ProviderProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  kinds: Readonly<Record<keyof V & string, FieldKind>>;
  labels: Readonly<Record<keyof V & string, string>>;
  split?: SplitText | undefined;
  children: ReactNode;
}

/** Lets the fields of a form be pasted into, and Ctrl+Z undo the last paste in all of them. */
export function PasteProvider<V extends FieldValues>(props: ProviderProps<V>) {
  const { form, kinds, labels, split, children } = props;
  const [last, setLast] = useState<Pasted>();
  const values: Readonly<Record<string, unknown>> = useWatch({ control: form.control });
  const isAsLeft = Object.entries(last?.after ?? {}).every(([name, text]) => values[name] === text);
  const pasted = isAsLeft ? last : undefined;
  // The form and its rows are the same for as long as it is open. Only fields with texts are pasted into.
  const [actions] = useState(() =>
    pasteActions(form as unknown as UseFormReturn<Record<string, string>>, kinds, setLast, split),
  );

  useKeyDown((event) => {
    const { target } = event;
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    // In any other field, Ctrl+Z is the browser's.
    if (!pasted || !isField || !(target.name in pasted.after)) return;
    if (!isWithControl(event, 'z')) return;
    event.preventDefault();
    actions.undo(pasted);
  });

  const pasting = useMemo(() => ({ ...actions, pasted, labels }), [actions, pasted, labels]);
  return <PasteContext value={pasting}>{children}</PasteContext>;
}

/** Where the note ends while it does not stick: scrolled to, it stands over nothing of the text. */
const End = styled('div')({ scrollMarginBlock: CLEAR_OF_ACTIONS });

const Note = styled(FlowRow)(({ theme }) => ({
  // The buttons below it may take another line once it stands there.
  position: 'sticky',
  bottom: `calc(${ACTIONS_HEIGHT} + 8px)`,
  zIndex: 1,
  gap: theme.spacing(0.5, 1.5),
  marginTop: theme.spacing(1),
  padding: theme.spacing(0.75, 6, 0.75, 2.5),
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& > p': { flex: '1 1 12rem' },
  // In the corner, however many lines the text takes.
  '& > [aria-label]': { position: 'absolute', top: 4, right: 4 },
}));

interface Props {
  /** The name of a field with several lines. */
  field: string;
  /** The field itself. */
  children: ReactNode;
}

/** Turns what is pasted into a field into plain lines, and offers below it to split it over the form. */
export function PastedInto({ field, children }: Props) {
  const pasting = use(PasteContext);
  if (!pasting) throw new Error('PastedInto is used outside the PasteProvider');
  const { pasted, labels, ...actions } = pasting;
  const end = useRef<HTMLDivElement>(null);
  const isHere = pasted?.field === field;

  function paste(event: ClipboardEvent) {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
    const html = clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain');
    if (actions.paste(field, target, { html, plain })) event.preventDefault();
  }

  // Below a long text the note would stand outside the window, or over the end of the text.
  useEffect(() => {
    if (isHere) end.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);

  return (
    <div onPaste={paste}>
      {children}
      {isHere && (
        <Note role="status">
          <p>
            {pasted.isSplit ? 'Split into' : 'This text has parts for'}{' '}
            {joinNames(
              Object.keys(labels).flatMap((name) =>
                pasted.parts[name] ? (labels[name] ?? []) : [],
              ),
            )}
            .
          </p>
          {!pasted.isSplit && (
            <Button size="small" variant="outlined" onClick={() => actions.split(pasted)}>
              Split into fields
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => actions.undo(pasted)}>
            Undo
          </Button>
          <IconButton size="small" color="inherit" aria-label="Dismiss" onClick={actions.dismiss}>
            <CloseIcon size={18} />
          </IconButton>
        </Note>
      )}
      <End ref={end} />
    </div>
  );
}
