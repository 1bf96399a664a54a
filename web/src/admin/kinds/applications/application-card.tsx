import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { APPLICATION_STATES } from '@torque-tide/contract/application-choices';
import type { Application } from '@torque-tide/contract/applications';
import { longDay } from '@torque-tide/domain/dates';
import { jobPath } from '@torque-tide/domain/paths';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import type { ListTools } from '@/admin/lists/content-list';
import { EditingMark } from '@/admin/live/live-context';
import { WriteFailure } from '@/admin/requests/failures';
import { useMenu } from '@/admin/ui/menu';
import { GridCardButtons, ItemButton } from '@/admin/ui/item-button';
import {
  itemAttributes,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
  LowCard,
} from '@/admin/ui/list-parts';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { useSettings } from '@/shared/settings/use-settings';
import { answerUrl } from './answer';
import type { JobOfApplication } from './application-jobs';
import { isEnded } from './application-filters';
import { definition } from './applications';
import { CvButton } from './cv-button';

const Card = styled(LowCard)({
  '& > p': { WebkitLineClamp: 1 },
  '& > ul': { alignItems: 'baseline', fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& > ul a': { display: 'inline-block', paddingBlock: 3, textUnderlineOffset: '0.2em' },
  '& [data-actions] > *': { flex: 'none' },
});

/** A badge that opens the menu of states. */
const State = styled(ItemButton)(({ theme }) => ({
  minHeight: 32,
  padding: theme.spacing(0, 1, 0, 1.5),
  fontSize: '0.8125rem',
  fontWeight: 600,
  border: '1px solid currentColor',
  borderRadius: 999,
  '&[data-tone="New"]': { color: theme.vars.palette.primary.main },
  '&[data-tone="ended"]': { color: theme.vars.palette.text.secondary, borderStyle: 'dashed' },
  // Larger, so that it is easier to press.
  '&::after': { content: '""', position: 'absolute', inset: '-6px -2px' },
}));

interface Props {
  item: Application;
  job: JobOfApplication;
  tools: ListTools<Application>;
}

/** An application with a recruiter's first actions. */
export function ApplicationCard({ item: stored, job, tools }: Props) {
  const { item, mutate, error } = definition.usePatch(stored);
  const { id, name, email, phone, words = '', jobId = '', state, sentAt } = item;
  const { agency } = useSettings();
  const menu = useMenu();
  const titleId = `application-${id}`;
  const edit = () => tools.onEdit(item);
  const [firstLine] = words.split('\n');
  return (
    <Card {...itemAttributes(id, titleId, !isEnded(item), edit)} data-wide="">
      <EditingMark kind="applications" id={id} place="card" />
      <ItemTop>
        <ItemTitle id={titleId} data-fades="">
          {name}
        </ItemTitle>
        <State
          data-tone={isEnded(item) ? 'ended' : state}
          aria-label={`State: ${state}`}
          aria-describedby={titleId}
          {...menu.button}
        >
          {state}
          <ChevronDownIcon size={14} />
        </State>
        {menu.isUsed && (
          <Menu {...menu.menu} slotProps={{ list: { 'aria-label': `State of ${name}` } }}>
            {APPLICATION_STATES.map((next) => (
              <MenuItem
                key={next}
                role="menuitemradio"
                aria-checked={next === state}
                selected={next === state}
                onClick={menu.choose(() => next !== state && mutate({ state: next }))}
              >
                {next}
              </MenuItem>
            ))}
          </Menu>
        )}
      </ItemTop>
      <ItemFacts>
        <li>
          {job.isThere ? (
            <a href={jobPath(jobId)} target="_blank" rel="noopener">
              {job.title}
            </a>
          ) : (
            job.title
          )}
        </li>
        <li>Sent {longDay(sentAt)}</li>
        <li>{id}</li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={telephoneUrl(phone)}>{phone}</a>
          </li>
        )}
      </ItemFacts>
      {firstLine && <ItemPreview>{firstLine}</ItemPreview>}
      <WriteFailure error={error} subject="The application" />
      <GridCardButtons
        describedBy={titleId}
        onEdit={edit}
        onHistory={() => tools.onHistory(item)}
        onDelete={() => tools.onDelete(item)}
      >
        <CvButton item={item} aria-describedby={titleId} />
        <ItemButton
          aria-describedby={titleId}
          href={answerUrl(item, jobId ? job.title : undefined, agency.name)}
        >
          Answer
        </ItemButton>
      </GridCardButtons>
    </Card>
  );
}
