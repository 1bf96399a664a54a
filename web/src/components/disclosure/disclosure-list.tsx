import { type ReactNode, useId } from 'react';
import { MinusIcon, PlusIcon } from '@/components/icons/controls';
import { styled } from '@/theme/styled';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Item = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& details[open] > summary svg:first-of-type': { display: 'none' },
  '& details:not([open]) > summary svg:last-of-type': { display: 'none' },
}));

const Heading = styled('h3')({ margin: 0, font: 'inherit' });

const Toggle = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 72,
  padding: theme.spacing(2.5, 0),
  listStyle: 'none',
  fontSize: 'clamp(1.125rem, 1.6vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  borderRadius: 8,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover, [open] > &': { color: `var(--tone, ${theme.vars.palette.primary.main})` },
}));

const Aside = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: '0.9375rem',
  fontWeight: 400,
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
}));

const Content = styled('div')(({ theme }) => ({
  maxWidth: '46em',
  paddingBottom: theme.spacing(4),
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
  '& p + p': { marginTop: '1em' },
}));

export interface Disclosure {
  id: string;
  title: string;
  /** A short word at the right of the title. */
  note?: string;
  content: ReactNode;
}

interface Props {
  items: readonly Disclosure[];
  /** The level of the items' headings in their page. */
  headingLevel?: 2 | 3 | 4;
}

/** Rows that open to more text. At most one is open; the open one closes when it is chosen again. */
export function DisclosureList({ items, headingLevel = 3 }: Props) {
  const name = useId();
  return (
    <List>
      {items.map(({ id, title, note, content }) => (
        <Item key={id}>
          {/* Of those with one name the browser keeps at most one open. */}
          <details name={name}>
            <Toggle>
              <Heading as={`h${headingLevel}`}>{title}</Heading>
              <Aside aria-hidden="true">
                {note}
                <PlusIcon />
                <MinusIcon />
              </Aside>
            </Toggle>
            <Content>{content}</Content>
          </details>
        </Item>
      ))}
    </List>
  );
}
