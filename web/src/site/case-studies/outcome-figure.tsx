import styles from './outcome-figure.module.css';

/** A figure such as '14 weeks', with a large number. */
export function OutcomeFigure({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' ');
  return (
    <span className={styles.figure}>
      <strong>{number}</strong>
      {` ${unit.join(' ')} `}
    </span>
  );
}
