import { fullDay } from '@torque-tide/domain/full-day';
import { type LegalTextsName, versionDay } from '@torque-tide/domain/texts/legal-texts';
import { useRead } from '@/shared/api/use-read';
import { TextLink } from '@/site/ui/text-link';
import { versionPath } from './legal-pages';
import styles from './legal-page.module.css';
import { legalVersionsQuery } from './queries';

/** What a version is called on a page: '30 June 2025', and which of that day's it is. */
export function versionTitle(version: string): string {
  const { day, number } = versionDay(version);
  return number === 1 ? fullDay(day) : `${fullDay(day)}, version ${number}`;
}

/** Links to what a legal text said before, where there is anything. */
export function EarlierVersions({ of }: { of: LegalTextsName }) {
  const { data: versions = [] } = useRead(legalVersionsQuery(of));
  if (versions.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-versions">
      <h2 id="earlier-versions">Earlier versions</h2>
      <ul>
        {versions.map(({ name, heldUntil }) => (
          <li key={name}>
            <TextLink to={versionPath(of, name)}>{versionTitle(name)}</TextLink>
            <span> until {fullDay(heldUntil)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
