import { ArrowLeftIcon, ArrowRightIcon } from '@/components/icons/arrows';
import { styled } from '@/theme/styled';

const Pair = styled('div')({ display: 'flex', gap: 8 });

const Arrow = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  color: theme.vars.palette.text.primary,
  background: 'none',
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.primary} 45%, transparent)`,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  '&:disabled': {
    color: theme.vars.palette.text.secondary,
    borderColor: theme.vars.palette.divider,
    cursor: 'default',
  },
}));

interface Props {
  /** What the arrows move, in the plural: "Show previous {things}". */
  things: string;
  isAtStart: boolean;
  isAtEnd: boolean;
  back: () => void;
  forward: () => void;
}

/** The two buttons of a row that scrolls sideways; each is disabled at its end. */
export function ScrollArrows({ things, isAtStart, isAtEnd, back, forward }: Props) {
  return (
    <Pair>
      <Arrow
        type="button"
        aria-label={`Show previous ${things}`}
        disabled={isAtStart}
        onClick={back}
      >
        <ArrowLeftIcon />
      </Arrow>
      <Arrow type="button" aria-label={`Show next ${things}`} disabled={isAtEnd} onClick={forward}>
        <ArrowRightIcon />
      </Arrow>
    </Pair>
  );
}
