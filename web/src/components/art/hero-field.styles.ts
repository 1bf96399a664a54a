import { styled } from '@/theme/styled';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { heroDrawing } from './hero-drawing';

/** Free space that a hero leaves below its text on narrow screens, where the drawing stands. */
export const HERO_FIELD_ROOM = 'clamp(260px, 62vw, 420px)';

const { width, height, centre } = heroDrawing;

export const Field = styled('div')({
  position: 'absolute',
  inset: 0,
  // Up behind the header, which has no ground of its own at the top.
  top: -HEADER_HEIGHT,
  overflow: 'hidden',
  pointerEvents: 'none',
});

/** Lets the still lines end before the hero does, however tall it is, and pale behind the header. */
export const FootFade = styled('div')({
  position: 'absolute',
  inset: 0,
  maskImage: `linear-gradient(rgb(0 0 0 / 30%) ${HEADER_HEIGHT - 24}px, #000 ${HEADER_HEIGHT + 72}px,
    #000 calc(100% - 220px), transparent calc(100% - 16px))`,
});

/** Keeps the drawing's proportions and puts its rotor where the layout wants it. */
export const Stage = styled('div')(({ theme }) => ({
  '--w': 'max(1200px, 80vw)',
  position: 'absolute',
  top: '50%',
  // The rotor's centre, right of the page's middle.
  left: `calc(50% + clamp(300px, 27vw, 440px) - var(--w) * ${centre.x / width})`,
  width: 'var(--w)',
  aspectRatio: `${width} / ${height}`,
  transform: 'translateY(-50%)',
  [theme.breakpoints.down('md')]: {
    '--w': 'clamp(680px, 150vw, 1100px)',
    top: 'auto',
    bottom: `calc(${HERO_FIELD_ROOM} * 0.54 - var(--w) * ${(height - centre.y) / width})`,
    left: `calc(84% - var(--w) * ${centre.x / width})`,
    transform: 'none',
  },
}));
