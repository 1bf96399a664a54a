import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { MuiTheme } from '@/admin/theme/mui-theme';

/**
 * Keeps MUI's style rules out of the document. jsdom would match each rule with every element that
 * a query by role visits: half of the time, because test files share a document.
 */
export const muiStyles = createCache({ key: 'css', container: document.createElement('div') });

/** The providers for a test of a single MUI component. */
export function MuiStyles({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={muiStyles}>
      <MuiTheme>{children}</MuiTheme>
    </CacheProvider>
  );
}
