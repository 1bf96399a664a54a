import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { Wrap } from '@/components/page/wrap';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { TurbineArt } from './turbine-art';
import { WheelArt } from './wheel-art';

// Stands over the foot of the hero, so that its field lines run in behind the cards.
const Pair = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(-10, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.down('md')]: { marginTop: theme.spacing(-5) },
}));

const Card = styled('article')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 336,
  padding: theme.spacing(4.5),
  overflow: 'hidden',
  // Keeps the drawing behind the words, and above the card.
  isolation: 'isolate',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  transition: 'transform 180ms ease, border-color 180ms ease',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: 4,
    backgroundColor: 'var(--tone)',
  },
  '&:hover, &:focus-within': { borderColor: 'var(--tone)', transform: 'translateY(-2px)' },
  '&:hover a svg': { transform: 'translateX(4px)' },
  [theme.breakpoints.down('sm')]: { minHeight: 352, padding: theme.spacing(4, 3, 3, 3.5) },
}));

const Name = styled('h2')({
  margin: 0,
  fontSize: 'clamp(1.75rem, 2.6vw, 2.25rem)',
  fontWeight: 600,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
});

const Text = styled('p')(({ theme }) => ({
  maxWidth: '25em',
  margin: theme.spacing(1.5, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

const Explore = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 10,
  minHeight: 48,
  marginTop: 'auto',
  paddingInline: theme.spacing(2.75),
  fontWeight: 600,
  color: 'var(--tone)',
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  border: '1px solid color-mix(in srgb, var(--tone) 60%, transparent)',
  borderRadius: 999,
  '& svg': { transition: 'transform 180ms ease' },
  '&:hover': { borderColor: 'var(--tone)' },
  // The whole card is the link's target.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: CARD_RADIUS },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--tone)', outlineOffset: -4 },
}));

interface Sector {
  name: string;
  text: string;
  to: string;
  tone: 'tide' | 'torque';
  art: ReactNode;
}

const sectors: readonly Sector[] = [
  {
    name: 'Clean Energy',
    text: 'From grid connection to operations: storage, solar, wind, transmission and what comes next.',
    to: paths.cleanEnergy(),
    tone: 'tide',
    art: <TurbineArt />,
  },
  {
    name: 'Future Mobility',
    text: 'Charging, electric powertrain, aviation, autonomy and the software that runs them.',
    to: paths.futureMobility(),
    tone: 'torque',
    art: <WheelArt />,
  },
];

/** The two sectors, each in its colour. */
export function SectorCards() {
  return (
    <Wrap>
      <Pair aria-label="Sectors">
        {sectors.map(({ name, text, to, tone, art }) => (
          <li key={name}>
            <Card data-tone={tone}>
              {art}
              <Name>{name}</Name>
              <Text>{text}</Text>
              <Explore to={to}>
                <span>
                  Explore<VisuallyHidden> {name}</VisuallyHidden>
                </span>
                <ArrowRightIcon size={18} />
              </Explore>
            </Card>
          </li>
        ))}
      </Pair>
    </Wrap>
  );
}
