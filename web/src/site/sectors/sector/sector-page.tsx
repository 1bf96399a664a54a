import type { ReactNode } from 'react';
import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { ClientPortfolio } from './client-portfolio';
import { MotorArt } from './motor-art';
import { SECTOR_TEXTS, useHiringIn } from './sector-page-content';
import { SubSectorStrip } from './sub-sector-strip';
import { WindArt } from './wind-art';
import { lazyPart } from '@/site/document/lazy-part';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { type PageProps, routes } from '@/site/routes';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import styles from './sector-page.module.css';

const OpenRoles = lazyPart('SectorOpenRoles', () => import('./sector-open-roles'));
const CaseStudies = lazyPart(
  'SectorCaseStudies',
  () => import('@/site/case-studies/sector-case-studies'),
);
const Rest = lazyPart('SectorRest', () => import('./sector-rest'));

/** The page of one half of the business. */
export function Page({ pattern }: PageProps) {
  const sector = pattern === routes.cleanEnergy.pattern ? 'Clean Energy' : 'Future Mobility';
  const tone = sectorToneOf(sector);
  const texts = useTexts(SECTOR_TEXTS[sector]);
  return (
    <div data-tone={tone}>
      <PageHead
        title={texts.pageTitle}
        description={texts.description}
        image={tone === 'torque' ? 'future-mobility' : 'clean-energy'}
      />
      <SectorHero
        eyebrow={texts.eyebrow}
        title={texts.heading}
        lead={texts.lead}
        actions={
          <>
            <ButtonLink to={paths.jobsWith({ sector })} variant="contained" size="large">
              View {sector} Jobs
            </ButtonLink>
            <ContactLink variant="outlined" size="large" enquiry={useHiringIn(sector)} />
          </>
        }
        art={tone === 'torque' ? <MotorArt /> : <WindArt />}
      />
      <SubSectorStrip heading={texts.fieldsHeading} fields={texts.fields} />
      <OpenRoles sector={sector} />
      <CaseStudies sector={sector} />
      <ClientPortfolio heading={texts.kindsHeading} lead={texts.kindsLead} kinds={texts.kinds} />
      <Rest sector={sector} />
    </div>
  );
}

interface SectorHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: ReactNode;
  art: ReactNode;
}

/** The top of a sector's page. */
function SectorHero({ eyebrow, title, lead, actions, art }: SectorHeroProps) {
  return (
    <header className={styles.band}>
      <Wrap>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Wrap>
      <div className={styles.art}>{art}</div>
    </header>
  );
}
