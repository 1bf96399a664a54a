import { AutoStrip } from '@/components/motion/auto-strip';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { styled } from '@/theme/styled';
import type { PlaceholderLogo } from './placeholder-logos';

const WIDTH = 168;
const HEIGHT = 48;

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2.5),
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
}));

const Logo = styled('img')(({ theme }) => ({
  display: 'block',
  objectFit: 'contain',
  // The wordmarks are drawn in ink; on dark ground they turn white.
  opacity: 0.72,
  ...theme.applyStyles('dark', { filter: 'brightness(0) invert(1)', opacity: 0.8 }),
}));

interface Props {
  /** Whose clients these are, for the strip's name. */
  sector: string;
  logos: readonly PlaceholderLogo[];
}

/** Clients of a sector, drifting by. */
export function SectorLogoStrip({ sector, logos }: Props) {
  return (
    <Band aria-labelledby="sector-logos-title">
      <Head>
        <h3 id="sector-logos-title">Who we recruit for</h3>
        <MotionToggle />
      </Head>
      <AutoStrip label={`${sector} clients`} gap="wide" bleeds={false}>
        {logos.map(({ name, src }) => (
          <li key={name}>
            <Logo
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
    </Band>
  );
}
