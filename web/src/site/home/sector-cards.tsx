import type { ReactNode } from 'react';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden, Wrap } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { TurbineArt } from './turbine-art';
import { WheelArt } from './wheel-art';
import { CardLink } from '@/site/ui/links';
import styles from './sector-cards.module.css';

interface Sector {
  name: string;
  /** The name of its text among the texts of Home. */
  text: 'cleanEnergyCard' | 'futureMobilityCard';
  to: string;
  tone: 'tide' | 'torque';
  art: ReactNode;
}

const sectors: readonly Sector[] = [
  {
    name: 'Clean Energy',
    text: 'cleanEnergyCard',
    to: paths.cleanEnergy(),
    tone: 'tide',
    art: <TurbineArt />,
  },
  {
    name: 'Future Mobility',
    text: 'futureMobilityCard',
    to: paths.futureMobility(),
    tone: 'torque',
    art: <WheelArt />,
  },
];

export function SectorCards() {
  const texts = useTexts('home');
  return (
    <Wrap>
      <ul className={styles.pair} aria-label="Sectors">
        {sectors.map(({ name, text, to, tone, art }) => (
          <li key={name}>
            <article className={styles.card} aria-label={name} data-tone={tone}>
              {art}
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.text}>{texts[text]}</p>
              <CardLink className={styles.explore} to={to}>
                <span>
                  Explore<VisuallyHidden> {name}</VisuallyHidden>
                </span>
                <ArrowRightIcon size={18} />
              </CardLink>
            </article>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
