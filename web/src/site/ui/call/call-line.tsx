import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import styles from './call-line.module.css';

/** The number to call, to be read and pressed; nothing where the agency has none. */
export function CallLine() {
  if (!brand.phone) return null;
  return (
    <p className={styles.line}>
      Rather talk? Call <a href={telephoneUrl(brand.phone)}>{brand.phone}</a>
    </p>
  );
}
