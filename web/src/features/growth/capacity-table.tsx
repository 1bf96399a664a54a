import { styled } from '@/theme/styled';
import type { CapacityPoint } from './capacity';

const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  '& summary': {
    width: 'fit-content',
    paddingBlock: theme.spacing(1.5),
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& summary:hover': { color: theme.vars.palette.brand.volt },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 560,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(1, 2, 1, 0),
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.vars.palette.brand.onAbyssLine}`,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { verticalAlign: 'bottom', color: theme.vars.palette.brand.onAbyssMuted },
}));

/** The chart's figures, for whoever would rather read them. */
export function CapacityTable({ points }: { points: readonly CapacityPoint[] }) {
  return (
    <Details>
      <summary>Show the figures as a table</summary>
      <Table aria-label="Illustrative recruiters by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Demand</th>
            <th scope="col">In-house team</th>
            <th scope="col">Added capacity</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ month, demand, inHouse, added }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{demand}</td>
              <td>{inHouse}</td>
              <td>{added}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Details>
  );
}
