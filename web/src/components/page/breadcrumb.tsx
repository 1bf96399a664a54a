import { Link } from 'react-router-dom';
import { styled } from '@/theme/styled';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: theme.spacing(0, 0, 3),
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  '& li + li::before': {
    // Not read aloud where the alternative text of `content` is understood.
    content: ['"/"', '"/" / ""'],
    marginInline: theme.spacing(1.25),
    opacity: 0.6,
  },
  '& a': {
    paddingBlock: 4,
    color: 'inherit',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& [aria-current]': { color: theme.vars.palette.text.primary },
  '@media print': { display: 'none' },
}));

interface Props {
  /** The pages above this one, from the top. */
  above: readonly { name: string; to: string }[];
  /** This page. */
  current: string;
}

/** Where a page stands below others. */
export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {above.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
