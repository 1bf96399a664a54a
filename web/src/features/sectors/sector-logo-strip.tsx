import { useId } from 'react';
import { AutoStrip, LogoBand, LogoHead, WhiteLogo } from '@/components/motion/auto-strip';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import type { PlaceholderLogo } from './placeholder-logos';

const WIDTH = 168;
const HEIGHT = 48;

const Card = styled(LogoBand)(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  borderRadius: CARD_RADIUS,
  // It divides the bands around it by itself.
  '& + section': { borderTop: 0 },
  // The logos drift from edge to edge; standing still, they keep to the card's text.
  '& > header': { paddingInline: theme.spacing(4) },
  '@media (prefers-reduced-motion: reduce)': { '& > div': { paddingInline: theme.spacing(4) } },
  [theme.breakpoints.down('sm')]: {
    '& > header': { paddingInline: theme.spacing(2.5) },
    '@media (prefers-reduced-motion: reduce)': { '& > div': { paddingInline: theme.spacing(2.5) } },
  },
}));

interface Props {
  /** Whose clients these are, for the strip's name. */
  sector: string;
  logos: readonly PlaceholderLogo[];
}

/** Clients of a sector, drifting by. */
export function SectorLogoStrip({ sector, logos }: Props) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <LogoHead>
        <h3 id={titleId}>Who we recruit for</h3>
        <MotionToggle />
      </LogoHead>
      <AutoStrip label={`${sector} clients`} gap="wide" bleeds={false}>
        {logos.map(({ name, src }) => (
          <li key={name}>
            <WhiteLogo
              src={src}
              alt={name}
              width={WIDTH}
              height={HEIGHT}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </AutoStrip>
    </Card>
  );
}
