import { type PointerEvent, useState } from 'react';
import { type CapacityPoint, capacityYear, peakOf, pointText } from './capacity';
import { CapacityPlot } from './capacity-plot';
import { columnAt } from './capacity-scale';
import { AbyssCard } from './on-abyss';
import { useTexts } from '@/site/texts/use-texts';
import { RangeField } from './range-field';
import styles from './capacity-chart.module.css';

/**
 * Demand and capacity over a year. Hovering over a month or moving the slider shows its figures.
 */
export function CapacityChart() {
  const [selected, setSelected] = useState(() => peakOf(capacityYear));
  const { chartHeading, chartCaption } = useTexts('growth');

  function select(index: number) {
    const point = capacityYear[index];
    if (point) setSelected(point);
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    select(columnAt((clientX - left) / width, capacityYear.length));
  }

  return (
    <AbyssCard data-depth="">
      <figure className={styles.figure} aria-labelledby="capacity-title">
        <figcaption className={styles.caption}>
          <div>
            <h3 id="capacity-title">{chartHeading}</h3>
            <p>{chartCaption}</p>
          </div>
          <dl className={styles.readout}>
            <div>
              <dt>Month</dt>
              <dd>{selected.month}</dd>
            </div>
            <div>
              <dt>Demand</dt>
              <dd>{selected.demand}</dd>
            </div>
            <div>
              <dt>In-house</dt>
              <dd>{selected.inHouse}</dd>
            </div>
            <div data-part="added">
              <dt>Added</dt>
              <dd>{selected.added}</dd>
            </div>
          </dl>
        </figcaption>
        <div className={styles.area}>
          <div onPointerMove={follow} onPointerDown={follow}>
            <CapacityPlot points={capacityYear} selected={selected} />
          </div>
          <div className={styles.axis}>
            <RangeField
              label="Month of the chart"
              hasHead={false}
              tone="abyss"
              min={1}
              max={capacityYear.length}
              value={selected.month}
              valueText={pointText(selected)}
              onChange={(month) => select(month - 1)}
            />
          </div>
        </div>
        <CapacityTable points={capacityYear} />
      </figure>
    </AbyssCard>
  );
}

/** The chart's figures as a table. */
function CapacityTable({ points }: { points: readonly CapacityPoint[] }) {
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
