import { type CSSObject, type Theme, styled } from '@/theme/styled';
import { EDGE } from '@/theme/tokens';

/** How a button looks. */
export interface ButtonLook {
  /** `contained` is the loud one; `text` has no edge. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  size?: keyof typeof SIZES | undefined;
  /** As wide as what it stands in. */
  fullWidth?: boolean | undefined;
}

const SIZES = {
  small: { minHeight: 36, padding: '4px 16px', fontSize: '0.8125rem' },
  medium: { minHeight: 44, padding: '6px 22px', fontSize: '0.875rem' },
  large: { minHeight: 52, padding: '8px 24px', fontSize: '0.9375rem' },
} as const;

/** How much of its colour a hovered button without an edge shows as its ground. */
const HOVERED = { light: '4%', dark: '8%' } as const;

const CHANGING = ['background-color', 'border-color', 'color'];

function contained({ vars: { palette } }: Theme): CSSObject {
  return {
    color: palette.background.default,
    backgroundColor: palette.text.primary,
    '&:hover': { backgroundColor: palette.primary.main },
    '&:disabled': {
      color: palette.action.disabled,
      backgroundColor: palette.action.disabledBackground,
    },
  };
}

function outlined({ vars: { palette } }: Theme): CSSObject {
  return {
    color: palette.text.primary,
    border: '1px solid',
    borderColor: `color-mix(in srgb, ${palette.text.primary} ${EDGE.outline}, transparent)`,
    '&:hover': { borderColor: palette.primary.main },
    '&:disabled': {
      color: palette.action.disabled,
      borderColor: palette.action.disabledBackground,
    },
  };
}

function text(theme: Theme): CSSObject {
  const colour = theme.vars.palette.primary.main;
  const hovered = (share: string): CSSObject => ({
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: `color-mix(in srgb, ${colour} ${share}, transparent)` },
    },
  });
  return {
    color: colour,
    ...hovered(HOVERED.light),
    ...theme.applyStyles('dark', hovered(HOVERED.dark)),
    '&:disabled': { color: theme.vars.palette.action.disabled },
  };
}

const VARIANTS = { contained, outlined, text };

const LOOK: ReadonlySet<string> = new Set<keyof ButtonLook | 'as'>([
  'variant',
  'size',
  'fullWidth',
  'as',
]);

/** The element of a button or of a link that looks like one. */
export const ButtonFrame = styled('button', {
  shouldForwardProp: (name) => !LOOK.has(name),
})<ButtonLook>(
  ({ theme, size = 'medium', fullWidth = false }) => ({
    ...theme.typography.button,
    ...SIZES[size],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    width: fullWidth ? '100%' : undefined,
    margin: 0,
    verticalAlign: 'middle',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: 999,
    textDecoration: 'none',
    appearance: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: CHANGING.map((property) => `${property} 250ms cubic-bezier(0.4, 0, 0.2, 1)`).join(),
    '&:disabled': { cursor: 'default', pointerEvents: 'none' },
  }),
  ({ theme, variant = 'text' }) => VARIANTS[variant](theme),
);

/** Keeps an icon beside the words, a little nearer to the edge than words would stand. */
export const ButtonIcon = styled('span')({
  display: 'inherit',
  '&[data-at="start"]': { margin: '0 8px 0 -4px' },
  '&[data-at="end"]': { margin: '0 -4px 0 8px' },
  '[data-size="small"] > &[data-at="start"]': { marginLeft: -2 },
  '[data-size="small"] > &[data-at="end"]': { marginRight: -2 },
});
