import { styled } from '@/theme/styled';

const SIZE = 112;

const Drawing = styled('svg')(({ theme }) => ({
  width: SIZE,
  height: SIZE,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.divider}`,
  fill: 'none',
  stroke: 'var(--sector)',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
}));

/** Stands where a photograph will: water for Clean Energy, a wheel for Future Mobility. */
export function DirectorPortrait({ sector }: { sector: 'Clean Energy' | 'Future Mobility' }) {
  return (
    <Drawing viewBox="0 0 112 112" aria-hidden="true">
      {sector === 'Clean Energy' ? <Waves /> : <Wheel />}
    </Drawing>
  );
}

function Waves() {
  return [40, 52, 64, 76, 88].map((y) => (
    <path
      key={y}
      d={`M-8 ${y}c12-11 24-11 36 0s24 11 36 0 24-11 36 0 24 11 36 0`}
      opacity={1 - (y - 40) / 70}
    />
  ));
}

function Wheel() {
  return (
    <>
      <circle cx="56" cy="56" r="34" />
      <circle cx="56" cy="56" r="25" opacity={0.7} />
      <circle cx="56" cy="56" r="6" fill="var(--sector)" stroke="none" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M56 31v17" transform={`rotate(${angle} 56 56)`} opacity={0.8} />
      ))}
    </>
  );
}
