import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { AskConsultant } from '@/site/consultants/ask-consultant';
import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { ClosingBand } from '@/site/ui/page/closing-band';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { RoleCategories } from './role-categories';
import { SectorJobs } from '@/site/jobs/landing-links';
import styles from './sector-rest.module.css';
import { SECTOR_TEXTS, useHiringIn } from './sector-page-content';

/** The lower half of a sector page: roles, regions and what to do next. */
export function SectorRest({ sector }: { sector: SectorGroup }) {
  const texts = useTexts(SECTOR_TEXTS[sector]);
  return (
    <>
      <RoleCategories
        sector={sector}
        heading={texts.rolesHeading}
        lead={texts.rolesLead}
        categories={texts.roles}
      />
      <Section>
        <div className={styles.blocks}>
          <SectorJobs sector={sector} />
          <AskConsultant question={{ sectors: [sector] }} />
        </div>
      </Section>
      <ClosingBand title={texts.closingHeading} lead={texts.closing}>
        <ContactLink variant="contained" enquiry={useHiringIn(sector)} />
        <ButtonLink to={paths.services()} variant="outlined">
          Ways to hire
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
