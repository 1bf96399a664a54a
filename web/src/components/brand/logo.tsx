import { styled } from '@/theme/styled';

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
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      data-plain={isPlain || undefined}
    >
      <path data-part="torque" d="M4 14.2A12.2 12.2 0 0 1 27.4 12M28.6 6.4 27.6 12.2 21.9 11" />
      <path
        data-part="tide"
        d="M2.6 19.6c4.5-4 8.9-4 13.4 0s8.9 4 13.4 0M7.7 25.8c2.8-2.5 5.5-2.5 8.3 0s5.5 2.5 8.3 0"
      />
    </Mark>
  );
}
