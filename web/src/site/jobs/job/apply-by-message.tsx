import { messageUrls } from '@torque-tide/domain/telephone';
import { useSettings } from '@/shared/settings/use-settings';
import { ButtonAnchor } from '@/shared/ui/button/button';
import styles from './apply-by-message.module.css';

/** Applying from a phone's messages, where the agency has a number for them. */
export function ApplyByMessage({ text }: { text: string }) {
  const { mobile } = useSettings().agency;
  if (mobile === undefined) return null;
  const { whatsApp, sms } = messageUrls(mobile, text);
  return (
    <div className={styles.ways}>
      <ButtonAnchor variant="outlined" href={whatsApp} target="_blank" rel="noreferrer">
        WhatsApp
      </ButtonAnchor>
      <ButtonAnchor variant="outlined" href={sms}>
        Text message
      </ButtonAnchor>
    </div>
  );
}
