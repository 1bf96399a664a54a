import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { paths } from '@/config/paths';

/** The consent, with the policy in a new tab, so that a half-written message is not lost. */
export function PrivacyLabel() {
  return (
    <>
      I agree to the{' '}
      <Link component={RouterLink} to={paths.privacyPolicy()} target="_blank" color="inherit">
        privacy policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Link>
    </>
  );
}
