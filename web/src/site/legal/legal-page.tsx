import { Heading2 } from '@/shared/ui/page/heading';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { BackLink } from '@/site/ui/back-link';
import { ProseText } from '@/site/ui/prose/prose';
import styles from './legal-page.module.css';
import { withIds } from './legal-sections';

interface Props {
  name: 'privacyPolicy' | 'termsOfService' | 'cookiesPolicy';
  /** Terms are cited by number. */
  isNumbered?: boolean;
}

/** A legal text with its date and its contents. */
export function LegalPage({ name, isNumbered = false }: Props) {
  const { pageTitle, description, heading, lead, updated, sections } = useTexts(name);
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
              <ProseText text={text} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
