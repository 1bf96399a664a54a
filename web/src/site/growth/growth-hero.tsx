import { useSettings } from '@/shared/settings/use-settings';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { BackLink } from '@/site/ui/back-link';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { AbyssActions } from './on-abyss';
import { rateBandsOf } from '@/site/plan/quote';
import { bandPhrase, pounds } from '@/site/plan/quote-words';
import { SectionLink } from './section-link';
import styles from './growth-hero.module.css';

/** The top of the Growth page, which starts with the price. */
export function GrowthHero() {
  const { growth } = useSettings().claims;
  const { heading, lead, ratesCaption } = useTexts('growth');
  return (
    <Section tone="abyss" isDeep>
      <div className={styles.columns}>
        <div>
          <PageHeading>{heading}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          <AbyssActions>
            <SectionLink
              to={anchors.contact}
              enquiry={{ about: 'growth' }}
              variant="contained"
              size="large"
            >
              Start Hiring
            </SectionLink>
            <SectionLink to={anchors.pricing} variant="outlined" size="large">
              View Pricing
            </SectionLink>
            <BackLink to={paths.home()} variant="text" size="large">
              Back to Home
            </BackLink>
          </AbyssActions>
        </div>
        <div className={styles.prices}>
          <div className={styles.art}>
            <FieldFragment name="wing" tone="abyss" />
          </div>
          <p>{ratesCaption}</p>
          <dl>
            {rateBandsOf(growth).map((band) => (
              <div key={band.from}>
                <dt>{bandPhrase(band)}</dt>
                <dd>{pounds(band.rate)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
