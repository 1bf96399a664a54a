import { telephoneUrl } from '@torque-tide/domain/telephone';
import { useSettings } from '@/shared/settings/use-settings';
import styles from './call-line.module.css';

/** The number to call, to be read and pressed; nothing where the agency has none. */
export function CallLine() {
  const { phone } = useSettings().agency;
  if (!phone) return null;
  return (
    <p className={styles.line}>
      Rather talk? Call <a href={telephoneUrl(phone)}>{phone}</a>
    </p>
  );
}
