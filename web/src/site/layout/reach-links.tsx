import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Link } from 'react-router-dom';
import { contactHere } from '@/site/enquiry/contact-here';
import { anchors, paths } from '@/site/paths';

interface Props {
  className: string | undefined;
  /** Where there is room, the number stands there to be read. */
  hasNumber?: boolean;
}

/** From any page to a person: to the contact form, and to the telephone. */
export function ReachLinks({ className, hasNumber = false }: Props) {
  return (
    <>
      <Link className={className} to={paths.home(anchors.contact)} onClick={contactHere}>
        Contact
      </Link>
      {brand.phone && (
        <a
          className={className}
          href={telephoneUrl(brand.phone)}
          aria-label={`Call ${brand.phone}`}
        >
          {hasNumber ? `Call ${brand.phone}` : 'Call'}
        </a>
      )}
    </>
  );
}
