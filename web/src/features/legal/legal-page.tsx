import { Heading2 } from '@/components/page/heading';
import { claims } from '@torque-tide/contract/claims';
import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { type LegalBlock, type LegalDocument, sectionId } from './legal-document';

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '38em',
  marginBlock: theme.spacing(3, 0),
  fontSize: '1.1875rem',
  color: theme.vars.palette.text.secondary,
}));

const Dated = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 4),
  color: theme.vars.palette.text.secondary,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 8),
  marginTop: theme.spacing(8),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
}));

const Contents = styled('nav')(({ theme }) => ({
  fontSize: '0.9375rem',
  '& ol, & ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& a': {
    display: 'block',
    paddingBlock: theme.spacing(0.75),
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 100,
    alignSelf: 'start',
    maxHeight: 'calc(100vh - 120px)',
    overflowY: 'auto',
  },
  '@media print': { display: 'none' },
}));

const Body = styled('div')(({ theme }) => ({
  maxWidth: '42em',
  '& section + section': { marginTop: theme.spacing(6) },
  '& h2': { fontSize: '1.5rem', letterSpacing: '-0.015em', lineHeight: 1.25 },
  '& p': { margin: theme.spacing(2, 0, 0) },
  '& ul': { margin: theme.spacing(2, 0, 0), paddingInlineStart: '1.2em' },
  '& li + li': { marginTop: theme.spacing(1) },
  '& li::marker': { color: theme.vars.palette.primary.main },
}));

/** A legal text with its date and its contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, description, summary, isNumbered, sections } = document;
  const List = isNumbered ? 'ol' : 'ul';
  const nameOf = (heading: string, index: number) =>
    isNumbered ? `${index + 1}. ${heading}` : heading;
  return (
    <>
      <PageHead title={title} description={description} />
      <Section>
        <PageHeading>{title}</PageHeading>
        <Lead>{summary}</Lead>
        <Dated>Last updated {claims.legalLastUpdated}</Dated>
        <ButtonLink to={paths.home()} variant="outlined">
          Back to Home
        </ButtonLink>
        <Columns>
          <Contents aria-label="On this page">
            <List>
              {sections.map(({ heading }, index) => (
                <li key={heading}>
                  <a href={`#${sectionId(heading)}`}>{nameOf(heading, index)}</a>
                </li>
              ))}
            </List>
          </Contents>
          <Body>
            {sections.map(({ heading, blocks }, index) => (
              <section key={heading} aria-labelledby={sectionId(heading)}>
                <Heading2 id={sectionId(heading)}>{nameOf(heading, index)}</Heading2>
                {blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
              </section>
            ))}
          </Body>
        </Columns>
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
