import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import styles from './field.module.css';

/** The consent, with the policy in a new tab, so that the form keeps its text. */
export function PrivacyLabel() {
  return (
    <>
      I agree to the{' '}
      <Link className={styles.policy} to={paths.privacyPolicy()} target="_blank">
        privacy policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
    </>
  );
}
