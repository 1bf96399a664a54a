import type { ShownEntry } from '@torque-tide/contract/page-texts';
import { ButtonLink, TextLink } from '@/site/ui/links';
import { lazyPart } from '@/site/document/lazy-part';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './sector-panel.module.css';
import { type SectorProfile, wordsOf } from './sector-profiles';

const End = lazyPart('SectorPanelEnd', () => import('./sector-panel-end'));
const Roles = lazyPart('SectorRoles', () => import('./sector-roles'));

export function SectorPanel({ profile }: { profile: SectorProfile }) {
  const { id, name, to } = profile;
  const texts = useTexts('sectors');
  const { description, market, players, trends } = wordsOf(id, texts);
  return (
    <>
      <div className={styles.top}>
        <VisuallyHidden className={styles.name} as="h2">
          {name}
        </VisuallyHidden>
        <img
          className={styles.panorama}
          src={`/panoramas/${id}.svg`}
          alt=""
          width={1200}
          height={440}
          decoding="async"
        />
        <p>{description}</p>
        <Roles sector={name} />
        <TextLink to={to}>Explore {name}</TextLink>
      </div>
      <section className={styles.row}>
        <h3>{texts.marketHeading}</h3>
        <div className={styles.prose}>
          <Prose text={market} />
        </div>
      </section>
      <section className={styles.row}>
        <h3>{texts.playersHeading}</h3>
        <Entries entries={players} />
      </section>
      <section className={styles.row}>
        <h3>{texts.trendsHeading}</h3>
        <Entries entries={trends} />
      </section>
      <End sector={name} />
      <div className={styles.actions}>
        <ButtonLink to={paths.jobs()} variant="contained" size="large">
          View Jobs
        </ButtonLink>
        <ButtonLink to={paths.caseStudies()} variant="outlined" size="large">
          View Case Studies
        </ButtonLink>
      </div>
    </>
  );
}

function Entries({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <dl className={styles.entries}>
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
