import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { MuiTheme } from '@/admin/theme/mui-theme';

/**
 * The rules of MUI's styles, kept out of the document: jsdom would match each of them with every
 * element that a query by role looks at, which takes half of the time, and files of tests share a document.
 */
export const muiStyles = createCache({ key: 'css', container: document.createElement('div') });

/** What one of MUI's components stands in, for a test of it alone. */
export function MuiStyles({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={muiStyles}>
      <MuiTheme>{children}</MuiTheme>
    </CacheProvider>
  );
}
