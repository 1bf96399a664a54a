import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import type { Solution } from '@/config/solutions';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { NewBadge } from './new-badge';
import { SolutionMark } from './solution-mark';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: theme.spacing(4, 3),
  '--accent': theme.vars.palette.primary.main,
  '--quiet': theme.vars.palette.text.secondary,
  '&[data-highlighted]': {
    '--accent': theme.vars.palette.brand.volt,
    '--quiet': theme.vars.palette.brand.onAbyssMuted,
    color: theme.vars.palette.brand.onAbyss,
    backgroundColor: theme.vars.palette.brand.abyss,
    border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
    borderRadius: CARD_RADIUS,
  },
  '&:hover a span:first-of-type': { textDecorationThickness: 2 },
  '&:hover a svg': { transform: 'translateX(4px)' },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: theme.spacing(4),
  color: 'var(--accent)',
}));

const Name = styled('h3')({
  margin: 0,
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
});

const Summary = styled('p')({ margin: '12px 0 24px', lineHeight: 1.55, color: 'var(--quiet)' });

const More = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 8,
  minHeight: 44,
  marginTop: 'auto',
  fontWeight: 600,
  color: 'var(--accent)',
  textDecoration: 'none',
  '& span:first-of-type': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.3em',
  },
  '& svg': { transition: 'transform 180ms ease' },
  // The whole card is the link's target.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: CARD_RADIUS },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--accent)', outlineOffset: -3 },
});

interface Props {
  solution: Solution;
}

/** A solution in one line, leading to the page that tells more. */
export function SolutionTeaser({ solution }: Props) {
  const { id, name, summary, to, isHighlighted } = solution;
  return (
    <Card data-highlighted={isHighlighted || undefined}>
      <Top>
        <SolutionMark id={id} />
        {isHighlighted && <NewBadge>New</NewBadge>}
      </Top>
      <Name>{name}</Name>
      <Summary>{summary}</Summary>
      <More to={to}>
        <span>
          Learn More<VisuallyHidden> about {name}</VisuallyHidden>
        </span>
        <ArrowRightIcon size={18} />
      </More>
    </Card>
  );
}
