import { MARK } from './mark';
import styles from './logo.module.css';

interface Props {
  /** Width and height in px. */
  size?: number;
  /** One colour, that of the text around it: for dark panels and print. */
  isPlain?: boolean;
}

/** The brand's mark. */
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
