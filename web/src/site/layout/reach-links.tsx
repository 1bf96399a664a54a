import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Link } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { contactHere } from '@/site/enquiry/contact-here';
import { anchors, paths } from '@/site/paths';

interface Props {
  className: string | undefined;
  /** Where there is room, the number stands there to be read. */
  hasNumber?: boolean;
}

/** From any page to a person: to the contact form, and to the telephone. */
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
