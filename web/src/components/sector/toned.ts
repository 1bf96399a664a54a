import type { CSSObject, Theme } from '@/theme/styled';

/** Gives an element with `data-tone` its sector's colour as `--tone`, for itself and what it holds. */
export function toned(theme: Theme): CSSObject {
  return {
    '--tone': theme.vars.palette.brand.tide,
    '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  };
}
