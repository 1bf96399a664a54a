import type { ReactNode } from 'react';
import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { ClientPortfolio } from './client-portfolio';
import { useHiringIn, type SectorPageContent } from './sector-page-content';
import { SubSectorStrip } from './sub-sector-strip';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import styles from './sector-page.module.css';

interface Props {
  content: SectorPageContent;
  art: ReactNode;
  /** The section of case studies. */
  caseStudies: ReactNode;
  /** The section of open jobs. */
  openRoles: ReactNode;
  /** The part below the kinds of clients: `SectorRest`. */
  rest: ReactNode;
}

/** The layout of both sector pages. */
export function SectorPage({ content, art, caseStudies, openRoles, rest }: Props) {
  const { name, tone } = content;
  const texts = useTexts(content.texts);
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
            <ButtonLink to={paths.jobsWith({ sector: name })} variant="contained" size="large">
              View {name} Jobs
            </ButtonLink>
            <ContactLink variant="outlined" size="large" enquiry={useHiringIn(name)} />
          </>
        }
        art={art}
      />
      <SubSectorStrip heading={texts.fieldsHeading} fields={texts.fields} />
      {openRoles}
      {caseStudies}
      <ClientPortfolio heading={texts.kindsHeading} lead={texts.kindsLead} kinds={texts.kinds} />
      {rest}
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
