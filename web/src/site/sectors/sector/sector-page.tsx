import { ButtonLink } from '@/site/ui/links';
import { ContactLink } from '@/site/enquiry/contact-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { Prose } from '@/site/ui/prose/prose';
import portfolio from './client-portfolio.module.css';
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
      <header className={styles.band}>
        <Wrap>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{texts.eyebrow}</p>
            <PageHeading>{texts.heading}</PageHeading>
            <p className={styles.lead}>{texts.lead}</p>
            <div className={styles.actions}>
              <ButtonLink to={paths.jobsWith({ sector })} variant="contained" size="large">
                View {sector} Jobs
              </ButtonLink>
              <ContactLink variant="outlined" size="large" enquiry={useHiringIn(sector)} />
            </div>
          </div>
        </Wrap>
        <div className={styles.art}>{tone === 'torque' ? <MotorArt /> : <WindArt />}</div>
      </header>
      <SubSectorStrip heading={texts.fieldsHeading} fields={texts.fields} />
      <OpenRoles sector={sector} />
      <CaseStudies sector={sector} />
      <Section labelledBy="clients-title">
        <SectionHead id="clients-title" title={texts.kindsHeading} lead={texts.kindsLead} />
        <ul className={portfolio.grid}>
          {texts.kinds.map(({ title, text }) => (
            <li className={portfolio.cell} key={title}>
              <h3>{title}</h3>
              <Prose text={text} />
            </li>
          ))}
        </ul>
      </Section>
      <Rest sector={sector} />
    </div>
  );
}
