import type { Consultant } from '@torque-tide/contract/consultants';
import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/consultants/consultant-words';
import { Portrait } from '@/shared/content/consultant/portrait';
import { ButtonLink } from '@/site/ui/button-link';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { Heading2, Heading3 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { consultantsQuery } from '@/site/consultants/queries';
import { lazyPart } from '@/site/document/lazy-part';
import { useRead } from '@/site/document/use-read';
import { paths } from '@/site/paths';
import styles from './directors.module.css';

const Team = lazyPart('team', async () => (await import('./team')).Team);

type Director = Readonly<Record<keyof (typeof brand.directors)[number], string>>;

/** A director with the direct ways and words of the same person among those whom visitors can ask. */
function withEdits(director: Director, person: Consultant | undefined): Director {
  if (!person) return director;
  const { name, sentence, phone, email, linkedIn, picture } = person;
  return {
    ...director,
    name,
    profile: sentence,
    email,
    phone: phone || director.phone,
    linkedIn: linkedIn || director.linkedIn,
    picture: picture || director.picture,
  };
}

/**
 * The two co-founders, and where to go from here. The document has them as the brand tells of them; what
 * has been edited of them under People comes with the team.
 */
export function Directors() {
  // Asked for by the team, when a visitor nears it.
  const { data: people = [] } = useRead({ ...consultantsQuery(), enabled: false });
  return (
    <Section labelledBy="directors">
      <Heading2 id="directors">Two directors, one for each sector</Heading2>
      <ul className={styles.cards}>
        {brand.directors.map((director) => (
          <DirectorCard
            key={director.sector}
            director={withEdits(
              director,
              people.find(({ id }) => id === director.id),
            )}
          />
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
      <div className={styles.words}>
        <Heading3 className={styles.name}>{name}</Heading3>
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
