import { useId } from 'react';
import { AutoStrip, LogoBand, LogoHead, WhiteLogo } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import type { PlaceholderLogo } from './placeholder-logos';
import styles from './sector-logo-strip.module.css';

const WIDTH = 168;
const HEIGHT = 48;
/** Five logos are as wide as the page's column, more or less. */
const COPIES = 3;

interface Props {
  /** Whose clients these are, for the strip's name. */
  sector: string;
  logos: readonly PlaceholderLogo[];
}

/** Clients of a sector, drifting by. */
export function SectorLogoStrip({ sector, logos }: Props) {
  const titleId = useId();
  return (
    <LogoBand className={styles.card} aria-labelledby={titleId}>
      <LogoHead>
        <h3 id={titleId}>Who we recruit for</h3>
        <MotionToggle />
      </LogoHead>
      <AutoStrip label={`${sector} clients`} copies={COPIES} gap="wide" bleeds={false}>
        {logos.map(({ name, src }) => (
          <li key={name}>
            <WhiteLogo
              src={src}
              alt={name}
              width={WIDTH}
              height={HEIGHT}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </AutoStrip>
    </LogoBand>
  );
}
