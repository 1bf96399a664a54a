import { AutoStrip } from '@/components/motion/auto-strip';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { Wrap } from '@/components/page/wrap';
import { styled } from '@/theme/styled';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  '& h2': { margin: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
}));

const Chip = styled('li')(({ theme }) => ({
  flex: 'none',
  padding: '9px 20px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.background.paper,
  border: '1px solid color-mix(in srgb, var(--tone) 45%, transparent)',
  borderRadius: 999,
}));

interface Props {
  subSectors: readonly string[];
}

/** The fields of a sector, drifting by. */
export function SubSectorStrip({ subSectors }: Props) {
  return (
    <Band aria-labelledby="sub-sectors-title">
      <Wrap>
        <Head>
          <h2 id="sub-sectors-title">Where we recruit</h2>
          <MotionToggle />
        </Head>
      </Wrap>
      <AutoStrip label="Sub-sectors">
        {subSectors.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </AutoStrip>
    </Band>
  );
}
