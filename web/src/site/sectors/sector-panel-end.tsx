import {
  CLEAN_ENERGY_SECTORS,
  FUTURE_MOBILITY_SECTORS,
  type SectorGroup,
} from '@torque-tide/domain/sector-groups';
import { useId } from 'react';
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

const SECTORS: Readonly<Record<SectorGroup, readonly string[]>> = {
  'Clean Energy': CLEAN_ENERGY_SECTORS,
  'Future Mobility': FUTURE_MOBILITY_SECTORS,
};

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
  const studies = ofSectors(data ?? [], SECTORS[sector]).slice(0, CASE_STUDIES_MAX);
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
