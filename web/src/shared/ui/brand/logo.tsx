import { MARK } from './mark';
import styles from './logo.module.css';

interface Props {
  /** Width and height in px. */
  size?: number;
  /** One colour, that of the text around it: for dark panels and print. */
  isPlain?: boolean;
}

/** The brand's mark: a circle cut by one wave, a turning arc above it and water below. */
export function Logo({ size = 30, isPlain = false }: Props) {
  return (
    <svg
      className={styles.mark}
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      data-plain={isPlain || undefined}
    >
      <path data-part="torque" d={MARK.torque} />
      <path data-part="tide" d={MARK.tide} />
    </svg>
  );
}
