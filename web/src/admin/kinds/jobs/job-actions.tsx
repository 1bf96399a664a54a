import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Job, JobPatch } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import { publicationState, type PublicationState } from '@torque-tide/domain/publication';
import { type ContentTools, useContentTools } from '@/admin/content/content-tools';
import type { ListTools } from '@/admin/lists/content-list';
import { isUnseen } from '@/admin/publishing/publishing';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import { ItemActions } from '@/admin/ui/list-parts';
import { type MenuState, useMenu } from '@/admin/ui/menu';
import { StarIcon } from '@/shared/ui/icons/admin';

/** An action's job, and its tools. */
interface Context {
  job: Job;
  state: PublicationState;
  isPreviewable: boolean;
  /** Changes fields of the job at once. */
  patch: (change: JobPatch) => void;
  tools: ListTools<Job>;
  content: ContentTools;
}

export type JobAction = {
  label: (context: Context) => string;
  /** Omitted for an action that is always available. */
  isShown?: (context: Context) => boolean;
  /** Shown as a star on the card, with a constant name, pressed while it is on. */
  star?: { label: string; isOn: (context: Context) => boolean };
  tone?: 'error';
  /** True for an action that is only in a card's menu. */
  isInMenu?: true;
} & (
  | { run: (context: Context) => void }
  /** Opens an address in a new tab, so that the list stays where it is. */
  | { href: (context: Context) => string }
);

/** The actions on a job, in the order of its card; a row here appears in card and menu. */
export const JOB_ACTIONS: Readonly<Record<string, JobAction>> = {
  feature: {
    label: ({ job }) => (job.isFeatured ? 'Unfeature' : 'Feature'),
    star: { label: 'Featured', isOn: ({ job }) => job.isFeatured },
    run: ({ job, patch }) => patch({ isFeatured: !job.isFeatured }),
  },
  activate: {
    label: ({ job }) => (job.isActive ? 'Deactivate' : 'Activate'),
    run: ({ job, patch }) => patch({ isActive: !job.isActive }),
  },
  fill: {
    label: ({ job }) => (job.isFilled ? 'Reopen' : 'Mark as filled'),
    isInMenu: true,
    isShown: ({ job, state }) => job.isFilled === true || state === 'live' || state === 'closed',
    run: ({ job, patch }) => patch({ isFilled: !job.isFilled }),
  },
  view: { label: () => 'View', href: ({ job }) => jobPath(job.id) },
  preview: {
    label: () => 'Preview link',
    isInMenu: true,
    isShown: ({ isPreviewable }) => isPreviewable,
    run: ({ job: { id, title }, content }) => content.showPreviews({ kind: 'jobs', id, title }),
  },
  edit: { label: () => 'Edit', run: ({ job, tools }) => tools.onEdit(job) },
  duplicate: {
    label: () => 'Duplicate',
    isInMenu: true,
    run: ({ job, tools }) => tools.onDuplicate(job),
  },
  history: {
    label: () => 'History',
    isInMenu: true,
    run: ({ job, tools }) => tools.onHistory(job),
  },
  delete: {
    label: () => 'Delete',
    tone: 'error',
    run: ({ job, tools }) => tools.onDelete(job),
  },
};

interface ActionsProps extends Pick<Context, 'job' | 'patch' | 'tools'> {
  now: Date;
  /** The id of the job's title. */
  describedBy: string;
}

function useJobActions({ job, now, patch, tools }: ActionsProps) {
  const content = useContentTools();
  const state = publicationState(job, now);
  const isPreviewable = isUnseen(job, now);
  const context: Context = { job, state, isPreviewable, patch, tools, content };
  const shown = Object.entries(JOB_ACTIONS).filter(([, { isShown }]) => isShown?.(context) ?? true);
  return { context, shown };
}

/** The actions of a job as the buttons of its card, the last of which opens the menu of the others. */
export function JobButtons(props: ActionsProps) {
  const { describedBy } = props;
  const { context, shown } = useJobActions(props);
  return (
    <ItemActions data-actions="">
      {shown
        .filter(([, { isInMenu }]) => !isInMenu)
        .map(([name, action]) => {
          const { label, star, tone = 'inherit' } = action;
          if ('href' in action) {
            return (
              <ItemLink key={name} href={action.href(context)} aria-describedby={describedBy} />
            );
          }
          return (
            <ItemButton
              key={name}
              aria-describedby={describedBy}
              color={tone}
              onClick={() => action.run(context)}
              {...(star && { 'aria-label': star.label, 'aria-pressed': star.isOn(context) })}
            >
              {star ? <StarIcon isFilled={star.isOn(context)} /> : label(context)}
            </ItemButton>
          );
        })}
      <JobMenuButton {...props} isOfCard />
    </ItemActions>
  );
}

interface MenuProps extends ActionsProps {
  /** A card has the other actions as buttons. */
  isOfCard?: boolean;
}

/** The button that opens the menu of a job. */
export function JobMenuButton(props: MenuProps) {
  const state = useMenu();
  return (
    <>
      <ItemButton aria-label="More" aria-describedby={props.describedBy} {...state.button}>
        <span aria-hidden="true">⋯</span>
      </ItemButton>
      {state.isUsed && <JobMenu {...props} state={state} />}
    </>
  );
}

function JobMenu(props: MenuProps & { state: MenuState }) {
  const { job, state, isOfCard = false } = props;
  const { context, shown } = useJobActions(props);
  return (
    <Menu {...state.menu} slotProps={{ list: { dense: true, 'aria-label': job.title } }}>
      {shown
        .filter(([, { isInMenu }]) => isInMenu || !isOfCard)
        .map(([name, action]) =>
          'href' in action ? (
            <MenuItem
              key={name}
              component="a"
              href={action.href(context)}
              target="_blank"
              rel="noopener"
              onClick={state.menu.onClose}
            >
              {action.label(context)} (opens in a new tab)
            </MenuItem>
          ) : (
            <MenuItem
              key={name}
              {...(action.tone && { sx: { color: `${action.tone}.main` } })}
              onClick={state.choose(() => action.run(context))}
            >
              {action.label(context)}
            </MenuItem>
          ),
        )}
    </Menu>
  );
}
