import { useId } from 'react';
import { ButtonLink } from '@/site/ui/button-link';
import { CaseStudyCard } from '@/site/case-studies/case-study-card';
import { CaseStudyGrid } from '@/site/case-studies/case-study-grid';
import { latePart } from '@/site/document/late-part';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { TextLink } from '@/site/ui/text-link';
import { paths } from '@/site/paths';
import { sectorCaseStudies, slugOfTitle } from '@/site/sector-case-studies';
import { placeholderLogos } from './placeholder-logos';
import { SectorLogoStrip } from './sector-logo-strip';
import styles from './sector-panel.module.css';
import type { SectorProfile } from './sector-profiles';

const jobsOf = {
  'Clean Energy': latePart(
    'clean-energy-jobs',
    async () => (await import('./sector-jobs')).CleanEnergyJobs,
  ),
  'Future Mobility': latePart(
    'future-mobility-jobs',
    async () => (await import('./sector-jobs')).FutureMobilityJobs,
  ),
};

interface Props {
  profile: SectorProfile;
}

/** What one tab shows. */
export function SectorPanel({ profile }: Props) {
  const { id, name, to, description, marketOverview, keyPlayers, trends } = profile;
  const titleId = useId();
  const Jobs = jobsOf[name];
  const studies = sectorCaseStudies.filter(({ sector }) => sector === name);
  return (
    <>
      <div className={styles.top}>
        <VisuallyHidden className={styles.name} as="h2">
          {name}
        </VisuallyHidden>
        <p>{description}</p>
        <TextLink to={to}>Explore {name}</TextLink>
      </div>
      <section className={styles.row}>
        <h3>Market overview</h3>
        <div className={styles.prose}>
          {marketOverview.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.row}>
        <h3>Key players</h3>
        <Entries entries={keyPlayers} />
      </section>
      <section className={styles.row}>
        <h3>Trends</h3>
        <Entries entries={trends} />
      </section>
      <SectorLogoStrip sector={name} logos={placeholderLogos[id]} />
      <section className={styles.row} aria-labelledby={titleId}>
        <h3 id={titleId}>Case studies</h3>
        <div>
          <CaseStudyGrid>
            {studies.map(({ title, summary, cover, sector }) => (
              <li key={title}>
                <CaseStudyCard
                  study={{
                    id: slugOfTitle(title),
                    title,
                    description: summary,
                    image: cover,
                    sector,
                  }}
                  headingLevel={4}
                />
              </li>
            ))}
          </CaseStudyGrid>
        </div>
      </section>
      <Jobs />
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

function Entries({ entries }: { entries: SectorProfile['trends'] }) {
  return (
    <dl className={styles.entries}>
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
