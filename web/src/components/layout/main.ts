import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '@/theme/tokens';

/** The page itself, below the header that lies over its top. */
export const Main = styled('main')({
  // Short pages keep the footer off the screen's middle, and a loading one keeps it out of sight.
  minHeight: '80vh',
  paddingTop: HEADER_HEIGHT,
  '@media print': { paddingTop: 0 },
});
