import { MARK } from './mark';
import styles from './logo.module.css';

interface Props {
  /** In px. */
  size?: number;
  /** True for the colour of the surrounding text, on dark panels and in print. */
  isPlain?: boolean;
}

export function Logo({ size = 30, isPlain = false }: Props) {
  return (
    <svg
      className={styles.mark}
      viewBox={MARK.viewBox}
      width={size}
      height={size}
      aria-hidden="true"
      data-plain={isPlain || undefined}
    >
      {MARK.parts.map(({ d, tone, isFilled, width }) => (
        <path
          key={`${isFilled} ${d}`}
          d={d}
          data-part={tone}
          data-filled={isFilled}
          strokeWidth={width}
        />
      ))}
    </svg>
  );
}
