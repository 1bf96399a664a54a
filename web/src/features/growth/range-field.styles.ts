import { styled } from '@/theme/styled';

/** Width of the handle in px; its middle, not its edge, reaches the ends of the track. */
export const HANDLE = 28;

export const RangeHead = styled('div')(({ theme }) => ({
  display: 'grid',
  marginBottom: theme.spacing(1),
  '& label': { color: theme.vars.palette.text.secondary },
  '& span': {
    ...theme.typography.h3,
    fontVariantNumeric: 'tabular-nums',
  },
}));

export const RangeBox = styled('div')(({ theme }) => ({
  '--track': `color-mix(in srgb, ${theme.vars.palette.text.secondary} 80%, transparent)`,
  '--fill': theme.vars.palette.primary.main,
  '--handle': theme.vars.palette.background.paper,
  '--mark': theme.vars.palette.text.secondary,
  '--current': theme.vars.palette.text.primary,
  '&[data-tone="abyss"]': {
    '--track': theme.vars.palette.brand.onAbyssMuted,
    // On the dark ground a position is marked, not an amount: nothing is filled.
    '--fill': 'transparent',
    '--handle': theme.vars.palette.brand.abyss,
    '--mark': theme.vars.palette.brand.onAbyssMuted,
    '--current': theme.vars.palette.brand.onAbyss,
    '--ring': theme.vars.palette.brand.volt,
  },
  '--ring': theme.vars.palette.primary.main,
  position: 'relative',
  height: 66,
}));

export const RangeScale = styled('svg')({
  position: 'absolute',
  top: 0,
  left: HANDLE / 2,
  width: `calc(100% - ${HANDLE}px)`,
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  '& line': { stroke: 'var(--track)', strokeWidth: 2 },
  '& line[data-part="filled"]': { stroke: 'var(--fill)', strokeWidth: 4 },
  '& circle': { fill: 'var(--track)' },
  '& text': {
    fill: 'var(--mark)',
    fontSize: 14,
    fontVariantNumeric: 'tabular-nums',
    textAnchor: 'middle',
  },
  '& [data-part="current"] text': { fill: 'var(--current)', fontWeight: 600 },
});

const handle = {
  boxSizing: 'border-box',
  width: HANDLE,
  height: HANDLE,
  backgroundColor: 'var(--handle)',
  border: '2px solid var(--ring)',
  borderRadius: '50%',
  cursor: 'grab',
} as const;

/** Each engine needs its own rule: one that it does not know makes it drop the whole rule. */
export const RangeInput = styled('input')({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: 44,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-thumb': { ...handle, appearance: 'none' },
  '&::-moz-range-thumb': handle,
  '&::-webkit-slider-runnable-track': { background: 'none' },
  '&::-moz-range-track': { background: 'none' },
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:active::-moz-range-thumb': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: '2px solid var(--ring)', outlineOffset: 3 },
  '&:focus-visible::-moz-range-thumb': { outline: '2px solid var(--ring)', outlineOffset: 3 },
});
