import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';

const Policy = styled(Link)({
  color: 'inherit',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
});

/** The consent, with the policy in a new tab, so that a half-written message is not lost. */
export function PrivacyLabel() {
  return (
    <>
      I agree to the{' '}
      <Policy to={paths.privacyPolicy()} target="_blank">
        privacy policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Policy>
    </>
  );
}
