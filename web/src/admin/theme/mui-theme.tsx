import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Stands around everything that is made of MUI, in the same lazily loaded chunk: public pages begin
 * without it. The colour scheme is not MUI's to keep: `color-scheme.ts` does, and MUI's colours
 * follow its attribute by their CSS variables.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
