import { styled } from '@/theme/styled';

export const Plot = styled('svg')(({ theme }) => {
  const { abyss, onAbyss, onAbyssLine, onAbyssMuted, volt } = theme.vars.palette.brand;
  return {
    display: 'block',
    width: '100%',
    height: 'clamp(240px, 32vw, 340px)',
    overflow: 'visible',
    '& text': {
      fill: onAbyss,
      fontSize: 14,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      // A halo, where a name crosses a line.
      paintOrder: 'stroke',
      stroke: abyss,
      strokeWidth: 4,
      strokeLinejoin: 'round',
    },
    '& [data-part="value"]': { fill: onAbyssMuted, fontWeight: 400, textAnchor: 'end' },
    '& [data-part="team-name"]': { stroke: 'none' },
    '& [data-part="added-name"]': { fill: volt },
    '& [data-part="grid"]': { stroke: onAbyssLine },
    '& [data-part="selected"]': { fill: onAbyss, fillOpacity: 0.08 },
    '& [data-part="in-house"]': { fill: onAbyssMuted, fillOpacity: 0.2 },
    '& [data-part="team"]': { stroke: onAbyssMuted, strokeWidth: 1.6, strokeDasharray: '2 5' },
    '& [data-part="hatch-ground"]': { fill: volt, fillOpacity: 0.1 },
    '& [data-part="hatch"]': { stroke: volt, strokeWidth: 1.6 },
    '& [data-part="casing"]': { stroke: abyss, strokeWidth: 7, strokeLinecap: 'round' },
    '& [data-part="demand"]': { stroke: onAbyss, strokeWidth: 2.4, strokeLinecap: 'round' },
    '& [data-part="dot"]': { fill: onAbyss, stroke: abyss, strokeWidth: 2 },
    '& [data-part="chosen"]': { fill: abyss, stroke: onAbyss, strokeWidth: 3 },
    '& [data-part="leader"]': { stroke: volt, strokeWidth: 1.2 },
  };
});
