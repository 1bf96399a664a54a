import Button from '@mui/material/Button';
import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { jobInputSchema } from '@torque-tide/contract/jobs';
import { longDay } from '@torque-tide/domain/dates';
import { useEffect, useState } from 'react';
import { successToast, useAnnounce } from '@/admin/content/announce';
import { refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import type { PastedItem } from '@/admin/fields/paste/paste-actions';
import type { PastedItemsProps } from '@/admin/fields/paste/pasting';
import { useSelection } from '@/admin/lists/use-selection';
import { BulkFailures } from '@/admin/requests/failures';
import { useRunBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import { joinNames } from '@/admin/text/names';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/dialog';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { jobFields, type JobValues } from './job-fields';

const Vacancy = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  '& dl': { margin: theme.spacing(0, 0, 0, 4), fontSize: '0.875rem' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: theme.spacing(0, 0, 1), whiteSpace: 'pre-line' },
  '& > p': { margin: theme.spacing(0, 0, 0, 4), color: theme.vars.palette.error.main },
}));

/** Makes a draft of each vacancy of a pasted text, after a look at what each would be. */
export function PastedVacancies({ items, onMade }: PastedItemsProps) {
  const queryClient = useQueryClient();
  const write = useWrite();
  const announce = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const leftOut = useSelection();
  const [made, setMade] = useState<readonly PastedItem[]>([]);
  const { run, isRunning, start, stop } = useRunBulk<PastedItem>();
  const left = items.filter((item) => !made.includes(item));
  const chosen = left.filter((item) => !leftOut.ids.has(item.key) && problemOf(item) === undefined);
  const failed = run?.result?.failed.filter(({ item }) => left.includes(item)) ?? [];

  // Nobody would see how a run ends whose form has been left.
  useEffect(() => stop, [stop]);

  async function make() {
    const changes: ItemChange[] = [];
    const { done, ...rest } = await start(chosen, async (item) => {
      const { id, title, version } = await write(
        'jobs.create',
        { body: draftOf(item) },
        { key: item.key },
      );
      changes.push({ kind: 'jobs', id, title, version, undoKind: 'delete' });
    });
    setMade((before) => [...before, ...done]);
    if (rest.failed.length + rest.left.length === 0) setIsOpen(false);
    if (changes.length > 0) announce(successToast(`${draftsText(done.length)} created.`), changes);
    void refreshContent(queryClient, 'jobs');
  }

  return (
    <>
      <p>
        It tells of {items.length === 1 ? 'one vacancy' : `${items.length} vacancies`}:{' '}
        {joinNames(items.map(titleOf))}.
      </p>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        Make {draftsText(items.length)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Make ${draftsText(chosen.length)}?`}
        text="Nobody sees a draft before it is published. What is left out stays in the form."
        confirmLabel={failed.length > 0 ? 'Try again' : `Make ${draftsText(chosen.length)}`}
        tone="primary"
        isPending={isRunning}
        isBlocked={chosen.length === 0}
        onConfirm={() => void make()}
        onCancel={() => setIsOpen(false)}
        onExited={() => {
          if (made.length > 0) onMade(made);
        }}
      >
        {failed.length > 0 && (
          <ProblemAlert title={`${draftsText(failed.length)} not created`}>
            <BulkFailures failed={failed} titleOf={titleOf} />
          </ProblemAlert>
        )}
        {left.map((item) => {
          const problem = problemOf(item);
          return (
            <Vacancy key={item.key} aria-label={titleOf(item)}>
              <FormControlLabel
                label={titleOf(item)}
                disabled={isRunning || problem !== undefined}
                control={
                  <MuiCheckbox
                    checked={chosen.includes(item)}
                    onChange={(_, isChosen) => leftOut.set([item.key], !isChosen)}
                  />
                }
              />
              {problem && <p>{problem}</p>}
              <dl>
                {jobFields.names.map((name) => {
                  const value = name === 'title' ? undefined : item.values[name];
                  return (
                    value !== undefined && (
                      <div key={name}>
                        <dt>{jobFields.labels[name]}</dt>
                        <dd>{name === 'closesAt' ? longDay(value) : value}</dd>
                      </div>
                    )
                  );
                })}
              </dl>
            </Vacancy>
          );
        })}
        {isRunning && (
          <BulkProgress progress={run?.progress ?? 0} all={chosen.length} onStop={stop} />
        )}
      </ConfirmDialog>
    </>
  );
}

function draftOf({ values }: PastedItem) {
  const input = jobFields.toInput({ ...jobFields.toValues(), ...(values as Partial<JobValues>) });
  return { ...input, isDraft: true };
}

/** Why it cannot be stored, by the server's own rules. */
function problemOf(item: PastedItem): string | undefined {
  return jobInputSchema.safeParse(draftOf(item)).error?.issues[0]?.message;
}

function titleOf({ values }: PastedItem): string {
  return values['title'] ?? 'Untitled';
}

function draftsText(count: number): string {
  return count === 1 ? '1 draft' : `${count} drafts`;
}
