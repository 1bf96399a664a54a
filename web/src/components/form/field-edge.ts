import type { Theme } from '@/theme/styled';
import { EDGE } from '@/theme/tokens';

/** The line around a field: 3:1 against paper and surface, as WCAG 1.4.11 asks of a field's edge. */
export const fieldEdge = ({ vars: { palette } }: Theme) =>
  `1px solid color-mix(in srgb, ${palette.text.secondary} ${EDGE.field}, transparent)`;

/** How a field that draws its own edge shows the focus. */
export const fieldFocus = ({ vars: { palette } }: Theme) => ({
  outline: `2px solid ${palette.primary.main}`,
  outlineOffset: -1,
  borderColor: palette.primary.main,
});
