import styles from './reason-art.module.css';

/** For each reason a path in hairlines, and the part in the second colour. */
const drawings: readonly { lines: string; accent: string }[] = [
  // Two phases on one axis.
  {
    lines: 'M8 48H88M16 14V82M16 30c8 0 8 36 18 36s10-36 18-36 10 36 18 36 10-18 14-18',
    accent: 'M16 66c8 0 8-36 18-36s10 36 18 36 10-36 18-36 10 18 14 18',
  },
  // Concentric circles.
  {
    lines: 'M58 38a22 22 0 1 1-44 0 22 22 0 0 1 44 0M82 38a22 22 0 1 1-44 0 22 22 0 0 1 44 0',
    accent: 'M70 60a22 22 0 1 1-44 0 22 22 0 0 1 44 0',
  },
  // A route with waypoints.
  {
    lines:
      'M14 80V62a14 14 0 0 1 14-14h40a14 14 0 0 0 14-14V16M14 80m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0M48 48m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
    accent: 'M74 24l8-8 8 8',
  },
  // A lens over lines.
  {
    lines:
      'M8 24h26M62 24h26M8 40h18M70 40h18M8 56h26M62 56h26M8 72h80M66 40a18 18 0 1 1-36 0 18 18 0 0 1 36 0',
    accent: 'M61 53l17 18',
  },
  // A tall bar and a short one.
  {
    lines: 'M8 84H88M18 84V16h22v68M18 30h22M18 44h22M18 58h22M18 72h22',
    accent: 'M56 84V56h22v28M67 46V20M59 38l8 8 8-8',
  },
  // Capacity that steps up and down again.
  {
    lines: 'M8 84H88M8 66h18V46h16V24h16v22h14v20h16',
    accent: 'M8 74h80',
  },
];

/** Decorates a reason's card; the text has priority. */
export function ReasonArt({ place }: { place: number }) {
  const drawing = drawings[place];
  if (!drawing) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path d={drawing.lines} />
      <path d={drawing.accent} data-part="accent" />
    </svg>
  );
}
