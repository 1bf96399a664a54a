import { type ReactNode, useRef } from 'react';
import { styled } from '@/theme/styled';
import { PAGE_WIDTH } from '@/theme/tokens';
import { useAutoStrip } from './use-auto-strip';
import { useMotion } from './use-motion';

const FADE = 'linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent)';

/** Where nothing may move the strip, or nothing can. */
const STANDING = '@media (prefers-reduced-motion: reduce), (scripting: none)';

const Viewport = styled('div')({
  overflow: 'hidden',
  maskImage: FADE,
  '&[data-paused="true"]': { overflowX: 'auto', scrollbarWidth: 'thin' },
  [STANDING]: { maskImage: 'none' },
});

// As wide as the viewport, which the copies overflow: their minimum is a share of it.
const Track = styled('div')({ display: 'flex', willChange: 'transform' });

// Each copy fills the viewport at least, so that two of them never leave a gap.
const Copy = styled('ul')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: 'var(--strip-gap)',
  minWidth: '100%',
  margin: 0,
  padding: `${theme.spacing(0.5)} var(--strip-gap) ${theme.spacing(0.5)} 0`,
  listStyle: 'none',
  // Standing still, the strip is a plain list: nothing twice, nothing out of sight.
  [STANDING]: {
    flex: 1,
    flexWrap: 'wrap',
    rowGap: 'min(var(--strip-gap), 24px)',
    justifyContent: 'flex-start',
    '&[inert]': { display: 'none' },
  },
}));

const Root = styled('div')(({ theme }) => ({
  '--strip-gap': theme.spacing(2),
  '&[data-gap="wide"]': { '--strip-gap': theme.spacing(7) },
  // A strip may run from edge to edge of the window; a list keeps to the page's column.
  [STANDING]: {
    '&[data-bleeds="true"]': {
      maxWidth: PAGE_WIDTH + 48,
      marginInline: 'auto',
      paddingInline: theme.spacing(3),
      [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
    },
  },
}));

/** Any colour becomes black, and that white; what is transparent stays so. */
const WHITENED = 'brightness(0) invert(1)';

/** The dark ground of a strip of white logos, in both colour schemes. */
export const LogoBand = styled('section')(({ theme }) => ({
  color: theme.vars.palette.brand.onAbyss,
  backgroundColor: theme.vars.palette.brand.abyss,
  // The scroll bar of a strip that stands still.
  colorScheme: 'dark',
  // Colours that the visitor chose would leave white logos on a white ground.
  forcedColorAdjust: 'none',
  '& :focus-visible': { outlineColor: theme.vars.palette.brand.volt },
  // Printers leave grounds out.
  '@media print': { color: 'inherit', backgroundColor: 'transparent', '& img': { filter: 'none' } },
}));

/** The band's title, and the control of its motion. */
export const LogoHead = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '& > :is(h2, h3)': {
    margin: 0,
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1.3,
    textWrap: 'balance',
  },
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
}));

/** A logo in white. Its frame is there before the picture is, so that nothing moves then. */
export const WhiteLogo = styled('img')({
  display: 'block',
  objectFit: 'contain',
  filter: WHITENED,
});

interface Props {
  /** Names the strip for those who do not see it. */
  label: string;
  /** How often the list stands in a row; the repeats are `inert`. */
  copies?: number;
  gap?: 'narrow' | 'wide';
  /** False where it stands inside the page's column already. */
  bleeds?: boolean;
  /** The items once, as `li` elements. */
  children: ReactNode;
}

/**
 * A row that drifts by itself: pauses on hover, on focus and with the site's motion setting, and
 * stands still as a plain list for those who asked for less movement. Put a `MotionToggle` beside it.
 */
export function AutoStrip({ label, copies = 2, gap = 'narrow', bleeds = true, children }: Props) {
  const { isPaused } = useMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { hold, release } = useAutoStrip({ viewport, track, isPaused });

  return (
    <Root data-gap={gap} data-bleeds={bleeds}>
      <Viewport
        ref={viewport}
        role="group"
        aria-label={label}
        // A scroller needs the keyboard, and a moving strip pauses when it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-paused={isPaused}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <Track ref={track}>
          {Array.from({ length: copies }, (_, copy) => (
            <Copy key={copy} inert={copy > 0}>
              {children}
            </Copy>
          ))}
        </Track>
      </Viewport>
    </Root>
  );
}
