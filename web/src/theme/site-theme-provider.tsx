import { ThemeProvider } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { BaseStyles } from './base-styles';
import { reflectColorMode, subscribeToColorMode } from './color-scheme';
import { siteTheme } from './site-theme';

/** The site's look for everything below it. Its value never changes: nothing is rendered anew for it. */
export function SiteThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    reflectColorMode();
    return subscribeToColorMode(reflectColorMode);
  }, []);
  return (
    <ThemeProvider theme={siteTheme}>
      <BaseStyles />
      {children}
    </ThemeProvider>
  );
}
