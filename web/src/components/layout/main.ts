import { styled } from '@/theme/styled';
import { HEADER_HEIGHT } from '@/theme/tokens';

/** The page itself, below the header that lies over its top. */
export const Main = styled('main')({
  // While a page is loading the footer waits below the window, so that it does not jump.
  minHeight: '100vh',
  paddingTop: HEADER_HEIGHT,
  '@media print': { minHeight: 0, paddingTop: 0 },
});
