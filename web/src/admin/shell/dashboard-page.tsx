import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { useEffect } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { TabbedPanels } from '@/admin/ui/tabbed-panels';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { VIEW } from '@/admin/navigation/use-form-address';
import { lazyComponent } from '@/admin/ui/states';
import { FlowRow } from '@/admin/ui/list-parts';
import { apiQuery } from '@/shared/api/api-query';
import { BinIcon } from '@/shared/ui/icons/admin';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { CommandSearch } from './command-search';
import { ADMIN_TABS, type AdminTab } from './tabs';
import { AdminPage, PageTop, QuietLink } from './admin-page';

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

const RecentlyDeleted = lazyComponent(
  async () => (await import('@/admin/history/recently-deleted')).RecentlyDeleted,
);

const BIN = 'deleted';

interface Props {
  tabs?: readonly AdminTab[];
}

export function AdminDashboardPage({ tabs = ADMIN_TABS }: Props) {
  useHiddenAbove();
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

/** A tab or the bin. Inside the leave guard, because a change of tab may close a form. */
function Content({ tabs }: Required<Props>) {
  const [params, setParams] = useSearchParams();
  const tab =
    tabs.find(({ key }) => key === params.get('tab'))?.key ?? CONTENT_WORDS[CONTENT_KINDS[0]].tab;
  const inBin = params.get(VIEW) === BIN;
  const client = useQueryClient();
  const reads = inBin ? undefined : tabs.find(({ key }) => key === tab)?.reads;
  useEffect(() => {
    if (reads) void client.prefetchQuery(apiQuery(reads));
  }, [client, reads]);
  const heading = (
    <Typography variant="h4" component="h2">
      Content Management
    </Typography>
  );
  const actions = (
    <Actions>
      <CommandSearch tabs={tabs} />
      <BinLink to={{ search: `?${createSearchParams(inBin ? { tab } : { tab, [VIEW]: BIN })}` }}>
        {inBin ? <ArrowLeftIcon size={18} /> : <BinIcon size={18} />}
        {inBin ? 'Back to content' : 'Recently deleted'}
      </BinLink>
    </Actions>
  );
  return inBin ? (
    <>
      <PageTop>
        {heading}
        {actions}
      </PageTop>
      <RecentlyDeleted />
    </>
  ) : (
    <TabbedPanels
      label="Content"
      tabs={tabs}
      start={heading}
      end={actions}
      selected={tab}
      onSelect={(next) => setParams({ tab: next })}
    />
  );
}

/** Sets `--hidden-above` to the px that a touch keyboard has scrolled the top out of view. */
function useHiddenAbove(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--hidden-above', `${Math.round(seen.offsetTop)}px`);
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--hidden-above');
    };
  }, []);
}
