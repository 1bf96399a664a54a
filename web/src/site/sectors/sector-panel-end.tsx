import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { useId } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { CaseStudyCards, CaseStudyGrid } from '@/site/case-studies/case-study-cards';
import { useCaseStudies } from '@/site/case-studies/queries';
import { ofSectors } from '@/site/case-studies/select';
import { TextLink } from '@/site/ui/links';
import { paths } from '@/site/paths';
import { SectorJobs } from '@/site/jobs/landing-links';
import { SectorLogoStrip } from './sector-logo-strip';
import styles from './sector-panel.module.css';

/** The number of case studies in a tab. */
const CASE_STUDIES_MAX = 2;

/** The end of a tab of the Sectors page: clients, case studies and open jobs. */
export function SectorPanelEnd({ sector }: { sector: SectorGroup }) {
  const titleId = useId();
  return (
    <>
      <SectorLogoStrip sector={sector} />
      <section className={styles.row} aria-labelledby={titleId}>
        <h3 id={titleId}>Case studies</h3>
        <div>
          <TabCaseStudies sector={sector} />
        </div>
      </section>
      <SectorJobs sector={sector} level={3} />
    </>
  );
}

/** A tab's newest case studies; placeholders until there are some. */
function TabCaseStudies({ sector }: { sector: SectorGroup }) {
  const { data, isPending } = useCaseStudies();
  const sectors = caseStudySectors(useTaxonomy(), sector);
  const studies = ofSectors(data ?? [], sectors).slice(0, CASE_STUDIES_MAX);
  if (studies.length > 0) return <CaseStudyCards studies={studies} headingLevel={4} />;
  return (
    <>
      {/* Without scripts they never load. */}
      {isPending ? (
        <TextLink to={paths.caseStudies()}>All case studies</TextLink>
      ) : (
        <p>No case studies available yet.</p>
      )}
      <CaseStudyGrid aria-hidden="true">
        <li className={styles.shape} />
        <li className={styles.shape} />
      </CaseStudyGrid>
    </>
  );
}
