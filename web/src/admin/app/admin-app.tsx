import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { PageFailure } from '@/shared/ui/errors/page-failure';
import { MotionRoot } from '@/shared/ui/motion/motion-setting';
import { ToastProvider } from '@/shared/ui/toast/toast-provider';
import { MuiTheme } from '@/admin/theme/mui-theme';
import { ColorModeRoot } from '@/shared/theme/color-scheme';
import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { Settings } from '@torque-tide/contract/settings';
import { FIRST_RECORD } from '@torque-tide/domain/settings/first-settings';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';

interface Props {
  router: ReturnType<typeof createBrowserRouter>;
}

/** The admin area: a separate app with its own document, router and cache. */
export function AdminApp({ router }: Props) {
  const [queryClient] = useState(openAdminCache);
  return (
    <>
      <ColorModeRoot />
      <MotionRoot />
      <MuiTheme>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary fallback={(error) => <PageFailure error={error} />}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </ErrorBoundary>
        </QueryClientProvider>
      </MuiTheme>
    </>
  );
}

/**
 * Lacks sectors and locations, to keep their names out of the dashboard's first files.
 */
const AT_FIRST: Settings = {
  ...FIRST_RECORD,
  taxonomy: {
    sectors: [],
    locations: [],
    jobSectors: [...JOB_SECTOR_CHOICES],
    jobLocations: [...JOB_LOCATION_CHOICES],
  },
};

/**
 * Creates the admin area's cache. Its document is a file without data, so the initial settings
 * stand in until the API answers, and again whenever a login or logout has emptied the cache.
 */
export function openAdminCache(): QueryClient {
  const client = createQueryClient();
  client.setQueryDefaults(settingsQuery().queryKey, {
    initialData: AT_FIRST,
    initialDataUpdatedAt: 0,
  });
  return client;
}
