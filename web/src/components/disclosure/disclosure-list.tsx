import { type ReactNode, useId, useState } from 'react';
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
}));

const Heading = styled('h3')({ margin: 0, font: 'inherit' });

const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: 72,
  padding: theme.spacing(2.5, 0),
  font: 'inherit',
  fontSize: 'clamp(1.125rem, 1.6vw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-0.02em',
  textAlign: 'start',
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': {
    color: `var(--tone, ${theme.vars.palette.primary.main})`,
  },
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
  const [openId, setOpenId] = useState<string | null>(null);
  const baseId = useId();
  return (
    <List>
      {items.map(({ id, title, note, content }) => {
        const isOpen = id === openId;
        const buttonId = `${baseId}-${id}-title`;
        const contentId = `${baseId}-${id}`;
        return (
          <Item key={id}>
            <Heading as={`h${headingLevel}`}>
              <Toggle
                type="button"
                id={buttonId}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => setOpenId(isOpen ? null : id)}
              >
                {title}
                <Aside aria-hidden="true">
                  {note}
                  {isOpen ? <MinusIcon /> : <PlusIcon />}
                </Aside>
              </Toggle>
            </Heading>
            <Content id={contentId} role="region" aria-labelledby={buttonId} hidden={!isOpen}>
              {content}
            </Content>
          </Item>
        );
      })}
    </List>
  );
}
