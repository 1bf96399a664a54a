import { AutoStrip, LogoBand, LogoHead } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/elements';
import { useTexts } from '@/site/texts/use-texts';
import { ClientLogoItem } from './client-logo-item';
import { useShownClientLogos } from './queries';
import styles from './trusted-by-section.module.css';

/** How often the strip repeats the list. */
const COPIES = 3;

/** The clients' logos in a moving strip; nothing if there are none. */
export function TrustedBySection() {
  const { logos, leaveOut } = useShownClientLogos();
  const { clientsHeading } = useTexts('home');
  if (logos.length === 0) return null;

  return (
    <LogoBand className={styles.band} data-depth="" aria-labelledby="trusted-by-title">
      <Wrap>
        <LogoHead>
          <h2 id="trusted-by-title">{clientsHeading}</h2>
          <MotionToggle />
        </LogoHead>
      </Wrap>
      <AutoStrip label="Client logos" copies={COPIES} gap="wide">
        {logos.map((logo) => (
          <ClientLogoItem
            key={logo.id}
            logo={logo}
            height={56}
            className={styles.logo}
            onError={() => leaveOut(logo.id)}
          />
        ))}
      </AutoStrip>
    </LogoBand>
  );
}
