import styles from './outcome-figure.module.css';

/** '14 weeks', with its number large. */
export function OutcomeFigure({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' ');
  return (
    <span className={styles.figure}>
      <strong>{number}</strong>
      {` ${unit.join(' ')} `}
    </span>
  );
}
