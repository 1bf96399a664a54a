import type { ReactNode } from 'react';
import { ButtonLink } from '@/site/ui/button-link';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { paths } from '@/site/paths';
import { ClientPortfolio } from './client-portfolio';
import { SectorHero } from './sector-hero';
import { useHiringIn, type SectorPageContent } from './sector-page-content';
import { SubSectorStrip } from './sub-sector-strip';

interface Props {
  content: SectorPageContent;
  art: ReactNode;
  /** The sector's case studies, as a section of their own. */
  caseStudies: ReactNode;
  /** Its open jobs, as a section of their own. */
  openRoles: ReactNode;
  /** What follows on the kinds of clients: `SectorRest`. */
  rest: ReactNode;
}

/** The layout that both sector pages share. */
export function SectorPage({ content, art, caseStudies, openRoles, rest }: Props) {
  const { name, tone, lead, subSectors, clients } = content;
  return (
    <div data-tone={tone}>
      <PageHead
        title={`${name} recruitment`}
        description={lead}
        image={tone === 'torque' ? 'future-mobility' : 'clean-energy'}
      />
      <SectorHero
        eyebrow="Specialist recruitment"
        title={name}
        lead={lead}
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
      <SubSectorStrip subSectors={subSectors} />
      {openRoles}
      {caseStudies}
      <ClientPortfolio {...clients} />
      {rest}
    </div>
  );
}
