import { keyframes, styled } from '@/theme/styled';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** The drawing beside a sector's heading; it fades out before it reaches the words. */
export const Drawing = styled('svg')(({ theme }) => ({
  '--line': 'var(--tone)',
  '--ground': theme.vars.palette.background.default,
  '--spark': theme.vars.palette.brand.torque,
  '&[data-tone="torque"]': { '--spark': theme.vars.palette.brand.tide },
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'var(--line)',
  strokeWidth: 1.3,
}));

/** Turns about its own origin, slowly; the theme stops it for those who want no movement. */
export const Turning = styled('g')({
  animation: `${turn} 32s linear infinite`,
  '&[data-pace="brisk"]': { animationDuration: '20s' },
});
