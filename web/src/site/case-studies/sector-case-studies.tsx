import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { useId } from 'react';
import { CaseStudyCards } from './case-study-cards';
import { SectionHead } from '@/site/ui/page/section-head';
import { Section } from '@/shared/ui/page/section';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { TextLink } from '@/site/ui/links';
import { paths } from '@/site/paths';
import { useCaseStudies } from './queries';
import styles from './sector-case-studies.module.css';
import { ofSectors } from './select';
import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';

/** Up to three case studies of a sector; nothing if there are none. */
export function SectorCaseStudies({ sector }: { sector: SectorGroup }) {
  const headingId = useId();
  const sectors = caseStudySectors(useTaxonomy(), sector);
  const { data, isPending } = useCaseStudies();
  const studies = ofSectors(data ?? [], sectors);
  if (!isPending && studies.length === 0) return null;
  return (
    <div data-needs-script={isPending || undefined}>
      <Section labelledBy={headingId}>
        <SectionHead
          id={headingId}
          title="Case studies"
          action={<TextLink to={paths.caseStudies()}>All case studies</TextLink>}
        />
        {isPending ? (
          <div className={styles.room}>
            <LoadingNote>Loading case studies...</LoadingNote>
          </div>
        ) : (
          <CaseStudyCards studies={studies} />
        )}
      </Section>
    </div>
  );
}
