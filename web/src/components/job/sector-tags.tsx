import { Link } from 'react-router-dom';
import { styled } from '@/theme/styled';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 600,
  color: 'var(--tone)',
});

const Tag = styled('li')(({ theme }) => ({
  marginRight: '0.4em',
  // The dot belongs to the tag before it, so that no line begins with one.
  '&[data-followed]::after': {
    // Not read aloud where the alternative text of `content` is understood.
    content: ['"·"', '"·" / ""'],
    marginLeft: '0.4em',
  },
  // Tall enough to be hit beside its neighbours.
  '& a': { paddingBlock: 4, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&[data-more]': {
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props {
  tags: readonly string[];
  /** How many more tags there are than are named. */
  more?: number;
  /** Where a tag leads; without it, or without an answer, a tag is text. */
  linkTo?: (tag: string) => string | undefined;
}

/** Sector tags in the colour of the toned element around them. */
export function SectorTags({ tags, more = 0, linkTo }: Props) {
  if (tags.length === 0) return null;
  return (
    <List aria-label="Sectors">
      {tags.map((tag, place) => (
        <Tag key={tag} data-followed={place < tags.length - 1 ? '' : undefined}>
          <TagText tag={tag} to={linkTo?.(tag)} />
        </Tag>
      ))}
      {more > 0 && <Tag data-more="">{`+${more} more`}</Tag>}
    </List>
  );
}

function TagText({ tag, to }: { tag: string; to: string | undefined }) {
  return to === undefined ? tag : <Link to={to}>{tag}</Link>;
}
