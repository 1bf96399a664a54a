import { styled } from '@/theme/styled';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Tag = styled('li')(({ theme }) => ({
  padding: '3px 12px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
}));

interface Props {
  tags: readonly string[];
}

/** The tags of a case study; nothing when there are none. */
export function TagList({ tags }: Props) {
  if (tags.length === 0) return null;
  return (
    <List aria-label="Tags">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </List>
  );
}
