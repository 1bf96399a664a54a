import { AutoStrip, LogoBand, LogoHead, WhiteLogo } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/wrap';
import { ownAssetUrl } from '@/shared/browser/own-asset-url';
import { useTexts } from '@/site/texts/use-texts';
import { useShownClientLogos } from './queries';
import styles from './trusted-by-section.module.css';

/** How often the list stands in the strip. */
const COPIES = 3;

/** One of a document may have failed before anybody listened; one without a width of its own looks the same. */
const mayHaveFailed = ({ complete, naturalWidth }: HTMLImageElement) =>
  complete && naturalWidth === 0;

/** The clients' logos, drifting by. Without any there is no section at all. */
export function TrustedBySection() {
  const { logos, leaveOut } = useShownClientLogos();
  const { clientsHeading } = useTexts('home');
  if (logos.length === 0) return null;

  return (
    <LogoBand className={styles.band} aria-labelledby="trusted-by-title">
      <Wrap>
        <LogoHead>
          <h2 id="trusted-by-title">{clientsHeading}</h2>
          <MotionToggle />
        </LogoHead>
      </Wrap>
      <div className={styles.edges}>
        <AutoStrip label="Client logos" copies={COPIES} gap="wide">
          {logos.map(({ id, companyName, logoUrl }) => (
            <li key={id}>
              <WhiteLogo
                className={styles.logo}
                src={ownAssetUrl(logoUrl)}
                alt={companyName}
                width={168}
                height={56}
                loading="lazy"
                decoding="async"
                ref={(picture) => {
                  if (picture && mayHaveFailed(picture)) picture.decode().catch(() => leaveOut(id));
                }}
                onError={() => leaveOut(id)}
              />
            </li>
          ))}
        </AutoStrip>
      </div>
    </LogoBand>
  );
}
