import { sectorToneOf } from '@/components/sector/sector-tone';
import { styled } from '@/theme/styled';

const Badge = styled('span')(({ theme }) => ({
  '--tone': theme.vars.palette.brand.tide,
  '&[data-tone="torque"]': { '--tone': theme.vars.palette.brand.torque },
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  color: 'var(--tone)',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: 999,
    backgroundColor: 'currentColor',
  },
}));

interface Props {
  sector: string;
}

/** A sector's name in the colour that the sector owns. */
export function SectorBadge({ sector }: Props) {
  return <Badge data-tone={sectorToneOf(sector)}>{sector}</Badge>;
}
