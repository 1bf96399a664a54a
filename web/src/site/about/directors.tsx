import { brand } from '@torque-tide/domain/brand';
import { ButtonLink } from '@/site/ui/button-link';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { Heading2, Heading3 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { DirectorPortrait } from './director-portrait';
import styles from './directors.module.css';

type Director = (typeof brand.directors)[number];

/** The two co-founders, and where to go from here. */
export function Directors() {
  return (
    <Section labelledBy="directors">
      <Heading2 id="directors">Two directors, one for each sector</Heading2>
      <ul className={styles.cards}>
        {brand.directors.map((director) => (
          <DirectorCard key={director.sector} director={director} />
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.home('contact')} variant="contained" size="large">
          Contact Us
        </ButtonLink>
        <ButtonLink to={paths.jobs()} variant="outlined" size="large">
          View Open Positions
        </ButtonLink>
      </div>
    </Section>
  );
}

function DirectorCard({ director }: { director: Director }) {
  const { name, role, sector, profile, linkedIn } = director;
  return (
    <li className={styles.card} data-sector={sector}>
      <DirectorPortrait sector={sector} />
      <div>
        <Heading3>{name}</Heading3>
        <p className={styles.sector}>{role}</p>
        <p className={styles.profile}>{profile}</p>
        <ButtonAnchor
          href={linkedIn}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          size="small"
          endIcon={<ArrowOutIcon />}
          aria-label={`${name} on LinkedIn (opens in a new tab)`}
        >
          LinkedIn
        </ButtonAnchor>
      </div>
    </li>
  );
}
