import type { ShownEntry } from '@torque-tide/contract/texts';
import type { ReactNode } from 'react';
import { Heading2 } from '@/shared/ui/page/heading';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { BackLink } from '@/site/ui/back-link';
import { ProseText } from '@/site/ui/prose/prose';
import { paths } from '@/site/paths';
import { withIds } from './legal-sections';
import styles from './legal-page.module.css';

interface Props {
  heading: string;
  lead: string;
  /** The day of the text, as it is shown. */
  updated: string;
  sections: readonly ShownEntry[];
  /** Terms are cited by number; the others are not. */
  isNumbered: boolean;
  /** What is to be known of the text before it is read. */
  notice?: ReactNode;
  /** What stands below it. */
  end?: ReactNode;
}

/** A legal text with its date and its contents. */
export function LegalText({ heading, lead, updated, sections, isNumbered, notice, end }: Props) {
  const List = isNumbered ? 'ol' : 'ul';
  const parts = withIds(sections);
  const nameOf = (title: string, index: number) => (isNumbered ? `${index + 1}. ${title}` : title);
  return (
    <Section>
      <PageHeading>{heading}</PageHeading>
      {notice && <div className={styles.notice}>{notice}</div>}
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
      {end}
    </Section>
  );
}
