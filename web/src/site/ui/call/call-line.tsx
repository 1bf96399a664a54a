import { telephoneUrl } from '@torque-tide/domain/telephone';
import { useSettings } from '@/shared/settings/use-settings';
import styles from './call-line.module.css';

/** The telephone number and its hours; nothing if the agency has none. */
export function CallLine() {
  const { phone, phoneHours } = useSettings().agency;
  if (!phone) return null;
  return (
    <p className={styles.line}>
      Rather talk? Call <a href={telephoneUrl(phone)}>{phone}</a>
      {phoneHours !== undefined && <span>{phoneHours}</span>}
    </p>
  );
}
