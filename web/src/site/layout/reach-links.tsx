import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Link } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { contactHere } from '@/site/enquiry/contact-link';
import { anchors, paths } from '@/site/paths';

interface Props {
  className: string | undefined;
  /** Shows the number in words, where there is room. */
  hasNumber?: boolean;
}

/** Links to the contact form and the telephone, on every page. */
export function ReachLinks({ className, hasNumber = false }: Props) {
  const { phone } = useSettings().agency;
  return (
    <>
      <Link className={className} to={paths.home(anchors.contact)} onClick={contactHere}>
        Contact
      </Link>
      {phone && (
        <a className={className} href={telephoneUrl(phone)} aria-label={`Call ${phone}`}>
          {hasNumber ? `Call ${phone}` : 'Call'}
        </a>
      )}
    </>
  );
}
