import { useId } from 'react';
import { DisclosureList } from '@/components/disclosure/disclosure-list';
import { Heading2 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { styled } from '@/theme/styled';
import { questions } from './faq-questions';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
  },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '22em',
  margin: theme.spacing(2, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const items = questions.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
}));

/** Questions and answers, one open at a time. */
export function Faq() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Columns>
        <div>
          <Heading2 id={headingId}>Before you choose</Heading2>
          <Lead>Five questions that come up in most first calls.</Lead>
        </div>
        <DisclosureList items={items} />
      </Columns>
    </Section>
  );
}
