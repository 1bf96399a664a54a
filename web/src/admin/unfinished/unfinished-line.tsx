import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useId, useState } from 'react';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { clockTime } from '@/admin/text/moments';
import type { KeptForm } from './form-store';
import { fetchForm } from './form-sync';
import { type NamedForm, useNamedForms } from './named-forms';
import { useUnfinishedForms } from './unfinished-provider';
import { newFormId, writerName } from '@/admin/navigation/use-form-address';

const Frame = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  padding: theme.spacing(1.5, 2.5),
  fontSize: '0.9375rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  '& summary': { cursor: 'pointer', borderRadius: 4 },
  '& h4': { display: 'inline', fontSize: 'inherit', fontWeight: 600 },
  // Below the words, not below the space around them.
  '& li > button:first-of-type': { marginLeft: theme.spacing(-2) },
  '@media (min-width: 600px)': { '& li > button:first-of-type': { marginLeft: 0 } },
  '& ul': { padding: 0, listStyle: 'none' },
  '& p': { margin: theme.spacing(0.5, 0, 0) },
}));

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  '& > span': { flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

interface Props {
  kind: ContentKind;
  /** One that a form is about, where that is not the whole item. */
  noun?: string;
  onContinue: (form: NamedForm) => void;
}

/** What was begun and not saved, by title, above the list: to be gone on with, or given up. */
export function UnfinishedLine({ kind, onContinue, ...words }: Props) {
  const { plural } = CONTENT_WORDS[kind];
  const { noun = CONTENT_WORDS[kind].noun } = words;
  const { forms, refresh } = useNamedForms(kind);
  const { store, sync, problems } = useUnfinishedForms();
  const [discarded, setDiscarded] = useState<KeptForm>();
  const [failure, setFailure] = useState<string>();
  const [now] = useState(() => new Date());
  // There the first screen is the list's.
  const isOnPhone = useMediaQuery(below('sm'));
  const id = useId();

  async function discard(form: NamedForm) {
    setFailure(undefined);
    try {
      // Read before it goes, so that it can be had back.
      const own = store.read(form.id);
      const kept = own ?? (await fetchForm(form.id));
      if (kept) setDiscarded({ ...kept, isSent: false });
      sync.giveUp(form.id, form.version ?? undefined);
      refresh();
    } catch {
      setFailure(`“${titleOf(form, noun)}” could not be discarded. Try again.`);
    }
  }

  function undo(form: KeptForm) {
    const next = { ...form, id: newFormId(), writer: writerName(), version: null };
    store.write(next);
    setDiscarded(undefined);
    refresh();
    void sync.sendAll();
  }

  if (forms.length === 0 && !discarded && !failure) return null;
  return (
    <Frame aria-labelledby={id}>
      <details open={!isOnPhone}>
        <summary>
          <h4 id={id}>{countText(forms.length, noun, plural)}</h4>
        </summary>
        <ul>
          {forms.map((form) => {
            const title = titleOf(form, noun);
            return (
              <Row key={form.id}>
                <span>
                  {title} <small>{describe(form, noun, now)}</small>
                </span>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Continue with ${title}`}
                  onClick={() => onContinue(form)}
                >
                  Continue
                </Button>
                <Button
                  size="small"
                  variant="text"
                  color="inherit"
                  aria-label={`Discard ${title}`}
                  onClick={() => void discard(form)}
                >
                  Discard
                </Button>
              </Row>
            );
          })}
        </ul>
      </details>
      <div role="status">
        {discarded && (
          <Row as="div">
            <span>“{titleOf(discarded, noun)}” discarded.</span>
            <Button
              size="small"
              variant="outlined"
              aria-label="Undo the discarding"
              onClick={() => undo(discarded)}
            >
              Undo
            </Button>
          </Row>
        )}
        {failure && <p>{failure}</p>}
        {forms.map((form) => {
          const problem = problems.get(form.id);
          const subject = forms.length > 1 ? `“${titleOf(form, noun)}”: ` : '';
          return problem && <p key={form.id}>{`${subject}${problem}`}</p>;
        })}
      </div>
    </Frame>
  );
}

/** 'Two unfinished jobs'. */
function countText(count: number, noun: string, plural: string): string {
  return `${NUMBERS[count] ?? count} unfinished ${count === 1 ? noun : plural.toLowerCase()}`;
}

function titleOf({ title }: Pick<NamedForm, 'title'>, noun: string): string {
  return title || `Untitled ${noun}`;
}

function describe({ itemId, savedAt, browser }: NamedForm, noun: string, now: Date): string {
  const what = itemId === null ? `a new ${noun}` : 'changes';
  return `${what}, left ${clockTime(savedAt, now)} in ${browser ?? 'this browser'}`;
}
