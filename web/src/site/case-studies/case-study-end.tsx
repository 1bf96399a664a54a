import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { questionOfCaseStudy } from '@torque-tide/domain/consultants/consultant-questions';
import { landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import { useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { Heading2, Wrap } from '@/shared/ui/page/elements';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { AskConsultant } from '@/site/consultants/ask-consultant';
import { useRead } from '@/shared/api/use-read';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { JobGrid } from '@/site/jobs/cards/job-grid';
import { paths } from '@/site/paths';
import { ButtonLink, TextLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './case-study-end.module.css';
import { afterCaseStudyQuery } from './chosen-queries';
import { useCaseStudy } from './queries';
import { CaseStudyCards } from './case-study-cards';

// Without its texts the page ends with the case studies.
const STAND_IN = { rolesHeading: 'Open roles', closingHeading: '', closing: [] };

/** The content below a case study: open roles, a way to get in touch, and more case studies. */
export function CaseStudyEnd() {
  const { data: study } = useCaseStudy(useParams()['id']);
  return study ? <EndOf study={study} /> : null;
}

function EndOf({ study }: { study: CaseStudy }) {
  // Not essential, so nothing shows while it loads or if it fails.
  const { data: after } = useRead(afterCaseStudyQuery(study));
  const taxonomy = useTaxonomy();
  const { closingHeading, closing } = useTexts('caseStudy', STAND_IN);
  return (
    <div data-tone={sectorToneOf(study.sector)}>
      <Wrap className={styles.blocks}>
        {after && after.related.length > 0 && <RelatedCaseStudies studies={after.related} />}
        {after && after.jobs.length > 0 && <OpenRoles study={study} jobs={after.jobs} />}
        <AskConsultant
          question={questionOfCaseStudy(taxonomy, study)}
          subject={`A search like ‘${study.title}’`}
        />
        {after?.next && (
          <nav className={styles.next} aria-label="Next case study">
            <Link to={paths.caseStudy(after.next.id)}>
              <span>Next case study</span>
              <strong>{after.next.title}</strong>
              <ArrowRightIcon size={28} />
            </Link>
          </nav>
        )}
      </Wrap>
      {closing.length > 0 && (
        <ClosingBand title={closingHeading} lead={<Prose text={closing} />}>
          <ContactLink variant="contained" enquiry={{ about: 'case-study', of: study.id }}>
            Ask about a search like this
          </ContactLink>
          <ButtonLink to={paths.services()} variant="outlined">
            Ways to hire
          </ButtonLink>
        </ClosingBand>
      )}
    </div>
  );
}

type RolesProps = Pick<Parameters<typeof JobGrid>[0], 'jobs'> & { study: CaseStudy };

function OpenRoles({ study, jobs }: RolesProps) {
  const headingId = useId();
  const { rolesHeading } = useTexts('caseStudy', STAND_IN);
  const landing = landingOfSectorTag(useTaxonomy(), study.sector);
  return (
    <section aria-labelledby={headingId} data-below-screen="">
      <div className={styles.head}>
        <Heading2 id={headingId}>{rolesHeading}</Heading2>
        {landing && <TextLink to={paths.landing(landing)}>{landing.name}: all roles</TextLink>}
      </div>
      <JobGrid jobs={jobs} />
    </section>
  );
}

function RelatedCaseStudies({ studies }: { studies: readonly CaseStudy[] }) {
  const headingId = useId();
  return (
    <section className={styles.block} aria-labelledby={headingId} data-below-screen="">
      <Heading2 id={headingId}>Related case studies</Heading2>
      <CaseStudyCards studies={studies} className={styles.pair} />
    </section>
  );
}
