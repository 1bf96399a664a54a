import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  type ContentTools,
  ContentToolsContext,
  type HistorySubject,
  type PreviewSubject,
} from '@/admin/content/content-tools';
import { useOfferUndo } from '@/admin/history/undo';
import { useFocusKeeper } from '@/admin/keyboard/focus-keeper';
import { LiveProvider } from '@/admin/live/live-provider';
import { LeaveGuard } from '@/admin/navigation/leave-guard';
import { placeOf } from '@/admin/navigation/use-form-address';
import { AccessCheck } from '@/admin/session/access-check';
import { useLast } from '@/admin/ui/dialog';
import { lazyComponent } from '@/admin/ui/states';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/elements';
import { DashboardHeader } from './dashboard-header';

const HistoryPanel = lazyComponent(
  async () => (await import('@/admin/history/history-panel')).HistoryPanel,
  null,
);

const PreviewPanel = lazyComponent(
  async () => (await import('@/admin/publishing/preview-panel')).PreviewPanel,
  null,
);

const Main = styled((props: ComponentProps<typeof Wrap>) => <Wrap {...props} as="main" />)({});

export const QuietLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));

interface Props extends Pick<ComponentProps<typeof Main>, 'sx'> {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page behind the login, with the common header. */
export function AdminPage({ title, description, sx, children }: Props) {
  useFocusKeeper();
  return (
    <AccessCheck>
      <LeaveGuard />
      <LiveProvider>
        <PageHead title={title} description={description} isIndexed={false} />
        <ContentToolsProvider>
          <DashboardHeader title={title} />
          <Main id={MAIN_ID} tabIndex={-1} sx={sx}>
            {children}
          </Main>
        </ContentToolsProvider>
      </LiveProvider>
    </AccessCheck>
  );
}

/** The open sheet: an item's history or its preview links. */
interface Sheet {
  history?: HistorySubject;
  previews?: PreviewSubject;
}

/** Provides history, preview links and undo. */
function ContentToolsProvider({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useState<Sheet>();
  const lastSheet = useLast(sheet);
  const offerUndo = useOfferUndo();

  // A sheet closes when its list or form is left, for example by Back.
  const place = placeOf(useLocation());
  const [seen, setSeen] = useState(place);
  if (place !== seen) {
    setSeen(place);
    setSheet(undefined);
  }

  const tools = useMemo<ContentTools>(
    () => ({
      showHistory: (history) => setSheet({ history }),
      showPreviews: (previews) => setSheet({ previews }),
      offerUndo,
    }),
    [offerUndo],
  );
  const panel = { isOpen: sheet !== undefined, onClose: () => setSheet(undefined) };
  return (
    <ContentToolsContext value={tools}>
      {children}
      {lastSheet?.history && <HistoryPanel {...panel} subject={lastSheet.history} />}
      {lastSheet?.previews && <PreviewPanel {...panel} subject={lastSheet.previews} />}
    </ContentToolsContext>
  );
}
