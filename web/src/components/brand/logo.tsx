import { styled } from '@/theme/styled';
import { MARK } from './mark';

const Mark = styled('svg')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  fill: 'none',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-part="torque"]': { stroke: theme.vars.palette.brand.torque },
  '& [data-part="tide"]': { stroke: theme.vars.palette.brand.tide },
  '&[data-plain] path': { stroke: 'currentColor' },
}));

interface Props {
  /** Width and height in px. */
  size?: number;
  /** One colour, that of the text around it: for dark panels and print. */
  isPlain?: boolean;
}

/** The brand's mark: a circle cut by one wave, a turning arc above it and water below. */
export function Logo({ size = 30, isPlain = false }: Props) {
  return (
    <Mark
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      data-plain={isPlain || undefined}
    >
      <path data-part="torque" d={MARK.torque} />
      <path data-part="tide" d={MARK.tide} />
    </Mark>
  );
}
