import { Heading2 } from '@/shared/ui/page/elements';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { type PageProps, routes } from '@/site/routes';
import { useTexts } from '@/site/texts/use-texts';
import { BackLink } from '@/site/ui/back-link';
import { Prose } from '@/site/ui/prose/prose';
import styles from './legal-page.module.css';
import type { ShownEntry } from '@torque-tide/contract/page-texts';

/** The legal texts by their routes' patterns. */
const NAMES: Readonly<Record<string, 'privacyPolicy' | 'termsOfService' | 'cookiesPolicy'>> = {
  [routes.privacyPolicy.pattern]: 'privacyPolicy',
  [routes.termsOfService.pattern]: 'termsOfService',
  [routes.cookiesPolicy.pattern]: 'cookiesPolicy',
};

/** A legal text with its date and its contents. */
export function Page({ pattern }: PageProps) {
  const name = NAMES[pattern] ?? 'privacyPolicy';
  const { pageTitle, description, heading, lead, updated, sections } = useTexts(name);
  // Terms are cited by number.
  const isNumbered = name === 'termsOfService';
  const List = isNumbered ? 'ol' : 'ul';
  const parts = withIds(sections);
  const nameOf = (title: string, index: number) => (isNumbered ? `${index + 1}. ${title}` : title);
  return (
    <Section>
      <PageHead title={pageTitle} description={description} />
      <PageHeading>{heading}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.dated}>Last updated {updated}</p>
      <BackLink to={paths.home()}>Back to Home</BackLink>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <List>
            {parts.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>{nameOf(title, index)}</a>
              </li>
            ))}
          </List>
        </nav>
        <div className={styles.body}>
          {parts.map(({ id, title, text }, index) => (
            <section key={id} aria-labelledby={id}>
              <Heading2 id={id}>{nameOf(title, index)}</Heading2>
              <Prose text={text} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** A section with the id for links to it. */
interface LegalSection extends ShownEntry {
  id: string;
}

/** Gives each section a unique id; two may have the same heading. */
export function withIds(sections: readonly ShownEntry[]): LegalSection[] {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const known = idOf(section.title);
    const id = known === '' || taken.has(known) ? `section-${index + 1}` : known;
    taken.add(id);
    return { ...section, id };
  });
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
