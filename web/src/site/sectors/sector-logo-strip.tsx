import { useId } from 'react';
import { AutoStrip, LogoBand, LogoHead } from '@/site/ui/motion/auto-strip';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { ClientLogoItem } from '@/site/client-logos/client-logo-item';
import { useShownClientLogos } from '@/site/client-logos/queries';
import { useTexts } from '@/site/texts/use-texts';
import styles from './sector-logo-strip.module.css';

/** Placeholders if there are no logos; about as wide as the page's column. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'] as const;
const COPIES = 3;

interface Props {
  /** The sector's name, for the strip's label. */
  sector: string;
}

/** The clients' logos in a moving strip, or neutral placeholders. */
export function SectorLogoStrip({ sector }: Props) {
  const { logos, leaveOut, isPending } = useShownClientLogos();
  const { clientsHeading } = useTexts('sectors');
  const titleId = useId();
  return (
    <LogoBand
      className={styles.card}
      aria-labelledby={titleId}
      data-needs-script={isPending || undefined}
    >
      <LogoHead>
        <h3 id={titleId}>{clientsHeading}</h3>
        <MotionToggle />
      </LogoHead>
      <AutoStrip label={`${sector} clients`} copies={COPIES} gap="wide" bleeds={false}>
        {logos.map((logo) => (
          <ClientLogoItem key={logo.id} logo={logo} height={48} onError={() => leaveOut(logo.id)} />
        ))}
        {logos.length === 0 &&
          PLACEHOLDERS.map((place) => (
            <li key={place} className={styles.shape} aria-hidden="true" />
          ))}
      </AutoStrip>
    </LogoBand>
  );
}
