import { Heading2 } from '@/shared/ui/page/heading';
import { useSettings } from '@/shared/settings/use-settings';
import { BackLink } from '@/site/ui/back-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { paths } from '@/site/paths';
import { type LegalBlock, type LegalDocument, sectionId } from './legal-document';
import styles from './legal-page.module.css';

/** A legal text with its date and its contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, description, summary, isNumbered, sections } = document;
  const { legalLastUpdated } = useSettings().claims;
  const List = isNumbered ? 'ol' : 'ul';
  const nameOf = (heading: string, index: number) =>
    isNumbered ? `${index + 1}. ${heading}` : heading;
  return (
    <>
      <PageHead title={title} description={description} />
      <Section>
        <PageHeading>{title}</PageHeading>
        <p className={styles.lead}>{summary}</p>
        <p className={styles.dated}>Last updated {legalLastUpdated}</p>
        <BackLink to={paths.home()}>Back to Home</BackLink>
        <div className={styles.columns}>
          <nav className={styles.contents} aria-label="On this page">
            <List>
              {sections.map(({ heading }, index) => (
                <li key={heading}>
                  <a href={`#${sectionId(heading)}`}>{nameOf(heading, index)}</a>
                </li>
              ))}
            </List>
          </nav>
          <div className={styles.body}>
            {sections.map(({ heading, blocks }, index) => (
              <section key={heading} aria-labelledby={sectionId(heading)}>
                <Heading2 id={sectionId(heading)}>{nameOf(heading, index)}</Heading2>
                {blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
