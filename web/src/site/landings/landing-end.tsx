import { questionOfLanding } from '@torque-tide/domain/consultants/consultant-questions';
import { allLandings, type JobLanding } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useLocation } from 'react-router-dom';
import { Heading2 } from '@/shared/ui/page/elements';
import { CaseStudyCards } from '@/site/case-studies/case-study-cards';
import { landingCaseStudiesQuery } from '@/site/case-studies/chosen-queries';
import { AskConsultant } from '@/site/consultants/ask-consultant';
import { hiringAt } from '@/site/enquiry/enquiry';
import { useRead } from '@/shared/api/use-read';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PayRange } from '@/site/jobs/pay-range';
import { useLandingJobs } from '@/site/jobs/use-landing-jobs';
import { useTexts } from '@/site/texts/use-texts';
import { Prose } from '@/site/ui/prose/prose';
import styles from './landing-end.module.css';

/** The end of the landing page at the address. */
export function LandingEnd() {
  const { pathname } = useLocation();
  const landing = allLandings(useTaxonomy()).find((known) => landingPath(known) === pathname);
  return landing ? <EndOf landing={landing} /> : null;
}

// Without its texts the page has nothing for employers.
const STAND_IN = {
  studiesHeading: 'Case studies',
  sectorHiringHeading: '',
  placeHiringHeading: '',
  hiring: [],
};

/** The content below the jobs: pay, case studies, and how to hire. */
function EndOf({ landing }: { landing: JobLanding }) {
  const texts = useTexts('landing', STAND_IN);
  const { jobs } = useLandingJobs(landing);
  // Not essential: nothing shows while they load or if they fail.
  const { data: studies = [] } = useRead(landingCaseStudiesQuery(landing));
  const studiesId = useId();
  return (
    <div className={styles.blocks}>
      <PayRange jobs={jobs} />
      {studies.length > 0 && (
        <section aria-labelledby={studiesId}>
          <Heading2 className={styles.title} id={studiesId}>
            {texts.studiesHeading}
          </Heading2>
          <CaseStudyCards studies={studies} />
        </section>
      )}
      <AskConsultant
        question={questionOfLanding(landing)}
        subject={`${landing.name}: open roles`}
      />
      {texts.hiring.length > 0 && (
        <section className={styles.hiring} aria-labelledby="hiring">
          <Heading2 id="hiring">
            {landing.kind === 'sector' ? texts.sectorHiringHeading : texts.placeHiringHeading}
          </Heading2>
          <div>
            <Prose text={texts.hiring} />
            <div className={styles.actions}>
              <ContactLink variant="contained" enquiry={hiringAt(landing)}>
                Ask about hiring
              </ContactLink>
              <ButtonLink to={paths.services()} variant="outlined">
                Ways to hire
              </ButtonLink>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
