import { questionOfLanding } from '@torque-tide/domain/consultants/consultant-questions';
import { allLandings, type JobLanding } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useLocation } from 'react-router-dom';
import { Heading2 } from '@/shared/ui/page/heading';
import { CaseStudyCards } from '@/site/case-studies/case-study-cards';
import { landingCaseStudiesQuery } from '@/site/case-studies/chosen-queries';
import { AskConsultant } from '@/site/consultants/ask-consultant';
import { hiringAt } from '@/site/enquiry/enquiry';
import { useRead } from '@/shared/api/use-read';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/button-link';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PayRange } from '@/site/jobs/pay-range';
import { useLandingJobs } from '@/site/jobs/use-landing-jobs';
import { useTexts } from '@/site/texts/use-texts';
import { ProseText } from '@/site/ui/prose/prose';
import styles from './landing-end.module.css';

/** The end of the landing page that the address names. */
export function LandingEnd() {
  const { pathname } = useLocation();
  const landing = allLandings(useTaxonomy()).find((known) => landingPath(known) === pathname);
  return landing ? <EndOf landing={landing} /> : null;
}

// Whoever hires is told nothing where nobody has the words.
const STAND_IN = {
  studiesHeading: 'Case studies',
  sectorHiringHeading: '',
  placeHiringHeading: '',
  hiring: [],
};

/** What follows the jobs of a sector or a place: what they pay, case studies, and how to hire there. */
function EndOf({ landing }: { landing: JobLanding }) {
  const texts = useTexts('landing', STAND_IN);
  const { jobs } = useLandingJobs(landing);
  // An extra: while they load, and where they cannot be read, nothing stands in their place.
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
            <ProseText text={texts.hiring} />
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
