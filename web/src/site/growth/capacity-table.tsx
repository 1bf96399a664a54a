import type { CapacityPoint } from './capacity';
import styles from './capacity-table.module.css';

/** The chart's figures, for whoever would rather read them. */
export function CapacityTable({ points }: { points: readonly CapacityPoint[] }) {
  return (
    <details className={styles.details}>
      <summary>Show the figures as a table</summary>
      <table className={styles.table} aria-label="Illustrative recruiters by month">
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
      </table>
    </details>
  );
}
