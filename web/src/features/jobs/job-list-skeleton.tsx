import { CardFrame } from '@/components/job/job-card.styles';
import { styled } from '@/theme/styled';
import { BREATHING } from './breathing';
import { Grid } from './job-grid';

const Cards = styled(Grid)({
  animation: BREATHING,
  '@media print': { display: 'none' },
});

const Line = styled('div')(({ theme }) => ({
  width: '100%',
  height: 14,
  marginTop: theme.spacing(1.25),
  borderRadius: 7,
  backgroundColor: theme.vars.palette.divider,
  '&[data-part="tags"]': { width: '38%', marginTop: theme.spacing(0.5) },
  '&[data-part="title"]': { width: '78%', height: 22, margin: theme.spacing(2.5, 0, 1) },
  '&[data-part="end"]': { width: '55%' },
  '&[data-part="foot"]': { width: '30%', marginTop: theme.spacing(5) },
}));

interface Props {
  cards: number;
}

/** Empty cards in the places of those to come. */
export function JobListSkeleton({ cards }: Props) {
  return (
    <Cards as="div" aria-hidden="true" data-needs-script>
      {Array.from({ length: cards }, (_, place) => (
        <CardFrame key={place} as="div">
          <Line data-part="tags" />
          <Line data-part="title" />
          <Line />
          <Line />
          <Line data-part="end" />
          <Line data-part="foot" />
        </CardFrame>
      ))}
    </Cards>
  );
}
