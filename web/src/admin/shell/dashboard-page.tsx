import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { VIEW } from '@/admin/navigation/use-form-address';
import { FlowRow } from '@/admin/ui/list-parts';
import { lazyComponent } from '@/admin/ui/states';
import { BinIcon } from '@/shared/ui/icons/admin';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { SearchIcon } from '@/shared/ui/icons/controls';
import { CommandDialog } from './command-dialog';
import { Opener } from './opener';
import { ADMIN_TABS, type AdminTab } from './tabs';
import { AdminPage, QuietLink } from './admin-page';

const RecentlyDeleted = lazyComponent(
  async () => (await import('@/admin/history/recently-deleted')).RecentlyDeleted,
);

const Actions = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', gap: 0 },
}));

/** One link for both directions, so that it keeps the focus. */
const BinLink = styled(QuietLink)(({ theme }) => ({
  // Hides the name visually, but not from screen readers.
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    justifyContent: 'center',
    minWidth: 44,
    fontSize: 0,
  },
}));

const BIN = 'deleted';

const Strip = styled(Tabs)(({ theme }) => ({
  '& .MuiTab-root': {
    minHeight: 48,
    // Ten tabs fit beside the heading on 1440 px.
    minWidth: 0,
    padding: theme.spacing(1.5, 0.625),
    fontSize: '0.875rem',
    // A long name scrolls with the strip.
    overflow: 'visible',
    color: theme.vars.palette.text.secondary,
    '&.Mui-selected': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -4 },
    [theme.breakpoints.down('sm')]: {
      minHeight: 40,
      padding: theme.spacing(1),
      fontSize: '0.9375rem',
    },
  },
  [theme.breakpoints.down('sm')]: { minHeight: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiTabs-root': { flex: '1 1 0', minWidth: 0 },
  // With less room, the tabs have a line of their own.
  [theme.breakpoints.down(1400)]: {
    flexWrap: 'wrap',
    '& > .MuiTabs-root': { order: 1, flexBasis: '100%' },
    '& > h2': { fontSize: '1.125rem' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(2, 10),
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(1.5) },
}));

interface Props {
  tabs?: readonly AdminTab[];
}

export function AdminDashboardPage({ tabs = ADMIN_TABS }: Props) {
  return (
    <AdminPage
      title="Admin Dashboard"
      description="Manage the site's content."
      sx={{ pt: { xs: 0, sm: 1 } }}
    >
      <Content tabs={tabs} />
    </AdminPage>
  );
}

/**
 * A tab or the bin. Inside the leave guard, because a change of tab may close a form. Only the selected
 * tab's panel is loaded and rendered.
 */
function Content({ tabs }: Required<Props>) {
  const [params, setParams] = useSearchParams();
  const current = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  const { key: selected = '' } = current ?? {};
  const inBin = params.get(VIEW) === BIN;
  const id = useId();
  const bin = inBin ? {} : { [VIEW]: BIN };
  return (
    <>
      <Head>
        <Typography variant="h4" component="h2">
          Content Management
        </Typography>
        {!inBin && (
          <Strip
            aria-label="Content"
            value={selected}
            variant="scrollable"
            scrollButtons={false}
            onChange={(_, tab: string) => setParams({ tab })}
          >
            {tabs.map(({ key, label, count }) => (
              <Tab
                key={key}
                value={key}
                label={
                  <span>
                    {label}
                    {count}
                  </span>
                }
                id={`${id}-${key}`}
                // The other panels aren't rendered, so their ids don't exist.
                aria-controls={key === selected ? `${id}-panel` : undefined}
              />
            ))}
          </Strip>
        )}
        <Actions>
          <Opener name="Find any item or command" icon={<SearchIcon />} hasKey>
            {(panel) => <CommandDialog tabs={tabs} {...panel} />}
          </Opener>
          <BinLink to={{ search: `?${createSearchParams({ tab: selected, ...bin })}` }}>
            {inBin ? <ArrowLeftIcon size={18} /> : <BinIcon size={18} />}
            {inBin ? 'Back to content' : 'Recently deleted'}
          </BinLink>
        </Actions>
      </Head>
      {inBin ? (
        <Panel>
          <RecentlyDeleted />
        </Panel>
      ) : (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
          <Fragment key={selected}>{current?.panel}</Fragment>
        </Panel>
      )}
    </>
  );
}
