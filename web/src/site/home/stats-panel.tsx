import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { landingOfCountry } from '@torque-tide/domain/landings/landing-of-country';
import { Link } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { sourceAndSinkDrawing } from '@/shared/ui/art/source-and-sink-drawing';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { StatFigure } from './stat-figure';
import styles from './stats-panel.module.css';

/** The page of a country's jobs, or else the list with its filter set. */
function jobsIn(taxonomy: Taxonomy, country: string): string {
  const landing = landingOfCountry(taxonomy, country);
  return landing ? paths.landing(landing) : paths.jobsWith({ location: country });
}

/** The agency in figures, and where it recruits. What it does not claim is left out with its heading. */
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
          <FieldFragment drawing={sourceAndSinkDrawing} tone="abyss" />
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
