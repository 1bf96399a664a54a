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

interface Props {
  /** The sectors whose case studies are shown. */
  sectors: readonly string[];
}

/** Up to three case studies of a sector; nothing if there are none. */
function SectorCaseStudies({ sectors }: Props) {
  const headingId = useId();
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

export function CleanEnergyCaseStudies() {
  return <SectorCaseStudies sectors={caseStudySectors(useTaxonomy(), 'Clean Energy')} />;
}

export function FutureMobilityCaseStudies() {
  return <SectorCaseStudies sectors={caseStudySectors(useTaxonomy(), 'Future Mobility')} />;
}
