import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { type ComponentProps, lazy, Suspense } from 'react';
import { createSearchParams, Link, useSearchParams } from 'react-router-dom';
import { TabbedPanels } from '@/admin/ui/tabbed-panels';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UnfinishedProvider } from '@/admin/unfinished/unfinished-provider';
import { LeaveGuard } from '@/admin/navigation/leave-guard';
import { CommandSearch } from './command-search';
import { ActivityButton } from './activity-button';
import { LiveProvider } from '@/admin/live/live-provider';
import { useFocusKeeper } from '@/admin/keyboard/focus-keeper';
import { LoadingState } from '@/admin/ui/loading-state';
import { useHiddenEdges } from '@/admin/ui/use-hidden-edges';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { BinIcon } from '@/shared/ui/icons/admin';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/wrap';
import { ContentToolsProvider } from './content-tools-provider';
import { ADMIN_TABS, type AdminTab } from './tabs';
import { AccessCheck } from '@/admin/session/access-check';
import { DashboardHeader } from './dashboard-header';

const Main = styled((props: ComponentProps<typeof Wrap>) => <Wrap {...props} as="main" />)(
  ({ theme }) => ({
    paddingTop: theme.spacing(4),
    [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(1) },
  }),
);

/** The dashboard's heading, and the quiet way to what was deleted. */
const ContentHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    marginBottom: 0,
    '& > h2': { fontSize: '1.125rem' },
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', gap: 0 },
}));

/** One link there and back, so that the focus stays on it. */
const BinLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  // The picture alone, as for the other tools; its name is still read out.
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    justifyContent: 'center',
    minWidth: 44,
    fontSize: 0,
  },
}));

const RecentlyDeleted = lazy(async () => ({
  default: (await loadChunk(() => import('@/admin/history/recently-deleted'))).RecentlyDeleted,
}));

/** The view that shows what was deleted in any of the tabs. */
const BIN = 'deleted';

interface Props {
  tabs?: readonly AdminTab[];
}

export function AdminDashboardPage({ tabs = ADMIN_TABS }: Props) {
  useFocusKeeper();
  useHiddenEdges();
  return (
    <AccessCheck>
      <LeaveGuard>
        <LiveProvider>
          <PageHead
            title="Admin Dashboard"
            description="Manage the site's content."
            isIndexed={false}
          />
          <DashboardHeader />
          <Main id={MAIN_ID} tabIndex={-1}>
            <ContentToolsProvider>
              <UnfinishedProvider>
                <Content tabs={tabs} />
              </UnfinishedProvider>
            </ContentToolsProvider>
          </Main>
        </LiveProvider>
      </LeaveGuard>
    </AccessCheck>
  );
}

/** A tab, or the bin. Below the guard, since a change of tab may leave a form. */
function Content({ tabs }: Required<Props>) {
  const [params, setParams] = useSearchParams();
  const tab =
    tabs.find(({ key }) => key === params.get('tab'))?.key ?? CONTENT_WORDS[CONTENT_KINDS[0]].tab;
  const inBin = params.get('view') === BIN;
  return (
    <>
      <ContentHead>
        <Typography variant="h3" component="h2">
          Content Management
        </Typography>
        <Actions>
          <CommandSearch tabs={tabs} />
          <ActivityButton />
          <BinLink to={{ search: `?${createSearchParams(inBin ? { tab } : { tab, view: BIN })}` }}>
            {inBin ? <ArrowLeftIcon size={18} /> : <BinIcon size={18} />}
            {inBin ? 'Back to content' : 'Recently deleted'}
          </BinLink>
        </Actions>
      </ContentHead>
      {inBin ? (
        <Suspense fallback={<LoadingState>Loading...</LoadingState>}>
          <RecentlyDeleted />
        </Suspense>
      ) : (
        <TabbedPanels
          label="Content"
          tabs={tabs}
          selected={tab}
          onSelect={(next) => setParams({ tab: next })}
        />
      )}
    </>
  );
}
