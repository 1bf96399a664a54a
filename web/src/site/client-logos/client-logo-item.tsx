import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { tellOfEarlierFailure } from '@/shared/browser/use-picture';
import { WhiteLogo } from '@/site/ui/motion/auto-strip';

const WIDTH = 168;

interface Props {
  logo: ClientLogo;
  /** Of its frame, in px. */
  height: number;
  className?: string | undefined;
  /** The picture does not come. */
  onError: () => void;
}

/** A client's logo in a strip, loaded when it is near. */
export function ClientLogoItem({ logo, height, className, onError }: Props) {
  return (
    <li>
      <WhiteLogo
        className={className}
        src={ownAssetUrl(logo.logoUrl)}
        alt={logo.companyName}
        width={WIDTH}
        height={height}
        loading="lazy"
        decoding="async"
        ref={(image) => tellOfEarlierFailure(image, onError)}
        onError={onError}
      />
    </li>
  );
}
