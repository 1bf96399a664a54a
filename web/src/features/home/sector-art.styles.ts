import { keyframes, styled } from '@/theme/styled';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A line drawing in a card's lower right corner, in the colour of its sector. */
export const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  right: 0,
  bottom: 0,
  width: 340,
  height: 230,
  fill: 'none',
  stroke: 'var(--tone)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  [theme.breakpoints.down('sm')]: { right: -18, width: 252, height: 170 },
}));

/** What turns in a drawing, about the origin of its own coordinates, while its card is pointed at. */
export const Turning = styled('g')({
  animation: `${turn} 9s linear infinite`,
  animationPlayState: 'paused',
  'article:hover &, article:focus-within &': { animationPlayState: 'running' },
});
