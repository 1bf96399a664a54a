import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/consultants/consultant-words';
import { Portrait } from '@/shared/content/consultant/portrait';
import { ButtonLink } from '@/site/ui/button-link';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { Heading2, Heading3 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { latePart } from '@/site/document/late-part';
import { paths } from '@/site/paths';
import styles from './directors.module.css';

const Team = latePart('team', async () => (await import('./team')).Team);

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
      <Team />
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
  const { name, role, sector, profile, phone, email, linkedIn, picture } = director;
  return (
    <li className={styles.card} data-sector={sector}>
      <div className={styles.portrait}>
        <Portrait name={name} picture={picture} />
      </div>
      <div>
        <Heading3>{name}</Heading3>
        <p className={styles.sector}>
          <span>{role}</span>, {sector}
        </p>
        <p className={styles.profile}>{profile}</p>
        <p className={styles.ways}>
          <a href={telephoneUrl(phone)}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
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
