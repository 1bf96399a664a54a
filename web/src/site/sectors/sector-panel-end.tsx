import type { SectorGroup } from '@torque-tide/domain/sector-groups';
import { useId } from 'react';
import { CaseStudyCard } from '@/site/case-studies/case-study-card';
import { CaseStudyGrid } from '@/site/case-studies/case-study-grid';
import { sectorCaseStudies, slugOfTitle } from './static-case-studies';
import { SectorJobs } from './sector-jobs';
import styles from './sector-panel.module.css';

/** The end of each tab of the Sectors page. */
export function CleanEnergyEnd() {
  return <SectorPanelEnd sector="Clean Energy" />;
}

export function FutureMobilityEnd() {
  return <SectorPanelEnd sector="Future Mobility" />;
}

/** What was done in one half of the business, and where its open jobs are. */
function SectorPanelEnd({ sector }: { sector: SectorGroup }) {
  const titleId = useId();
  const studies = sectorCaseStudies.filter((study) => study.sector === sector);
  return (
    <>
      <section className={styles.row} aria-labelledby={titleId}>
        <h3 id={titleId}>Case studies</h3>
        <div>
          <CaseStudyGrid>
            {studies.map(({ title, summary, cover }) => (
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
      <SectorJobs sector={sector} level={3} />
    </>
  );
}
