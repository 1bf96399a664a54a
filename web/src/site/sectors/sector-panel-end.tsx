import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { useId } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { CaseStudyCards } from '@/site/case-studies/case-study-cards';
import { CaseStudyGrid } from '@/site/case-studies/case-study-grid';
import { useCaseStudies } from '@/site/case-studies/queries';
import { ofSectors } from '@/site/case-studies/select';
import { TextLink } from '@/site/ui/text-link';
import { paths } from '@/site/paths';
import { SectorJobs } from './sector-jobs';
import { SectorLogoStrip } from './sector-logo-strip';
import styles from './sector-panel.module.css';

/** Case studies of a tab. */
const CASE_STUDIES_MAX = 2;

/** The end of each tab of the Sectors page. */
export function CleanEnergyEnd() {
  return <SectorPanelEnd sector="Clean Energy" />;
}

export function FutureMobilityEnd() {
  return <SectorPanelEnd sector="Future Mobility" />;
}

/** Whom we recruit for in one half of the business, what was done in it, and where its open jobs are. */
function SectorPanelEnd({ sector }: { sector: SectorGroup }) {
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

/** The newest case studies of a tab. Until there are some, shapes of cards stand in their place. */
function TabCaseStudies({ sector }: { sector: SectorGroup }) {
  const { data, isPending } = useCaseStudies();
  const sectors = caseStudySectors(useTaxonomy(), sector);
  const studies = ofSectors(data ?? [], sectors).slice(0, CASE_STUDIES_MAX);
  if (studies.length > 0) return <CaseStudyCards studies={studies} headingLevel={4} />;
  return (
    <>
      {/* Without scripts they never come. */}
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
