import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { ownAssetUrl, tellOfEarlierFailure } from '@/shared/browser/use-picture';
import { WhiteLogo } from '@/site/ui/motion/auto-strip';

const WIDTH = 168;

interface Props {
  logo: ClientLogo;
  /** The frame's height, in px. */
  height: number;
  className?: string | undefined;
  /** Called if the picture fails to load. */
  onError: () => void;
}

/** A client's logo in a strip, loaded lazily. */
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
