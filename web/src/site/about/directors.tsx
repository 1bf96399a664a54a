import type { Consultant } from '@torque-tide/contract/consultants';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { DIRECTORS_MAX, leadersOf, positionOf } from '@torque-tide/domain/consultants/leaders';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { EmailLink } from '@/shared/content/consultant/email-link';
import { Portrait } from '@/shared/content/consultant/portrait';
import { ButtonLink } from '@/site/ui/links';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { Heading2, Heading3 } from '@/shared/ui/page/elements';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { Section } from '@/shared/ui/page/section';
import { consultantsQuery } from '@/site/consultants/queries';
import { lazyPart } from '@/site/document/lazy-part';
import { useRead } from '@/shared/api/use-read';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import styles from './directors.module.css';

const Team = lazyPart('Team', () => import('./team'));

/** The directors, the rest of the team, and links to other pages. */
export function Directors() {
  const { data = [], isError } = useRead(consultantsQuery());
  const directors = leadersOf(data).leaders;
  const { directorsHeading, leadersHeading } = useTexts('about');
  return (
    <Section {...(directors.length > 0 ? { labelledBy: 'directors' } : {})}>
      {directors.length > 0 && (
        <>
          <Heading2 id="directors">
            {isOneForEachHalf(directors) ? directorsHeading : leadersHeading}
          </Heading2>
          <ul className={styles.cards}>
            {directors.map((director) => (
              <DirectorCard key={director.id} director={director} />
            ))}
          </ul>
        </>
      )}
      {isError && directors.length === 0 && (
        <p role="alert">Who works here could not be loaded just now.</p>
      )}
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

function isOneForEachHalf(directors: readonly Consultant[]): boolean {
  return directors.length === DIRECTORS_MAX && new Set(directors.map(toneOf)).size > 1;
}

function toneOf({ role, sectorTags }: Consultant) {
  return sectorToneOf(role, ...splitTags(sectorTags));
}

function DirectorCard({ director }: { director: Consultant }) {
  const { name, role, sentence, phone, email, linkedIn, picture } = director;
  return (
    <li className={styles.card} data-tone={toneOf(director)}>
      <div className={styles.portrait}>
        <Portrait name={name} picture={picture} />
      </div>
      <div className={styles.words}>
        <Heading3 className={styles.name}>{name}</Heading3>
        <p className={styles.sector}>
          <span>{positionOf(director)}</span>, {role}
        </p>
        <p className={styles.profile}>{sentence}</p>
        <p className={styles.ways}>
          {phone && <a href={telephoneUrl(phone)}>{phone}</a>}
          <EmailLink email={email} />
        </p>
        {linkedIn && (
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
        )}
      </div>
    </li>
  );
}
