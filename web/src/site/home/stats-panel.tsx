import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfCountry } from '@torque-tide/domain/landings/landing-of-country';
import { Link } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { Heading2, VisuallyHidden } from '@/shared/ui/page/elements';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import styles from './stats-panel.module.css';
import { useRef } from 'react';
import { useCountUp } from './use-count-up';

/** Returns the link to a country's landing page, or to the list with its filter. */
function jobsIn(taxonomy: Taxonomy, country: string): string {
  const landing = landingOfCountry(taxonomy, country);
  return landing ? paths.landing(landing) : paths.jobsWith({ location: country });
}

/** The agency's figures and where it recruits. Leaves out figures that aren't claimed. */
export function StatsPanel() {
  const { claims, taxonomy } = useSettings();
  const { stats, countries } = claims;
  const { figuresHeading, placesHeading } = useTexts('home');
  if (stats.length === 0 && countries.length === 0) return null;
  return (
    <Section tone="abyss" isDeep labelledBy="stats-title">
      <div className={styles.head}>
        <Heading2 id="stats-title">{figuresHeading}</Heading2>
        <div className={styles.art}>
          <FieldFragment name="source-and-sink" tone="abyss" />
        </div>
      </div>
      {stats.length > 0 && (
        <dl className={styles.figures}>
          {stats.map((stat) => (
            <StatFigure key={stat.label} {...stat} />
          ))}
        </dl>
      )}
      {countries.length > 0 && (
        <div className={styles.places}>
          <h3 className={styles.placesTitle} id="places-title">
            {placesHeading}
          </h3>
          <ul className={styles.chips} aria-labelledby="places-title">
            {countries.map((country) => (
              <li key={country}>
                <Link to={jobsIn(taxonomy, country)}>{country}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

interface Props {
  value: number;
  suffix: string;
  label: string;
}

/** A figure that counts up when it is seen; screen readers get the final one at once. */
export function StatFigure({ value, suffix, label }: Props) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCountUp(figure, value);
  return (
    <div className={styles.pair}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} ref={figure}>
        <VisuallyHidden>{`${value}${suffix}`}</VisuallyHidden>
        <span aria-hidden="true">
          <span className={styles.count} data-final={value}>
            {shown}
          </span>
          <span className={styles.suffix}>{suffix}</span>
        </span>
      </dd>
    </div>
  );
}
