import styles from './director-portrait.module.css';

/** Stands where a photograph will: water for Clean Energy, a wheel for Future Mobility. */
export function DirectorPortrait({ sector }: { sector: 'Clean Energy' | 'Future Mobility' }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 112 112" aria-hidden="true">
      {sector === 'Clean Energy' ? <Waves /> : <Wheel />}
    </svg>
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
