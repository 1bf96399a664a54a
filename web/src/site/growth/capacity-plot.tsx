import { useId } from 'react';
import { type CapacityPoint, CHART_STORY, IN_HOUSE_TEAM, peakOf } from './capacity';
import { GRID_VALUES, SCALE_TOP, columnLeft, columnMiddle, percent, yOf } from './capacity-scale';
import styles from './capacity-plot.module.css';

/** The hatch's spacing, in px; the same at every width, because the drawing isn't scaled. */
const HATCH = 7;

interface Props {
  points: readonly CapacityPoint[];
  selected: CapacityPoint;
}

/**
 * The chart's drawing. Positions are in percent and sizes in px, so that text and lines keep their
 * size at any width. Each series has its own form: a band, hatched columns, a line with dots.
 */
export function CapacityPlot({ points, selected }: Props) {
  const hatch = useId();
  const count = points.length;
  const middle = (index: number) => percent(columnMiddle(index, count));
  const y = (value: number) => percent(yOf(value));
  const peak = peakOf(points).month - 1;
  // Columns fall after the peak, which leaves room for their label.
  const beside = peak + 2;

  return (
    <svg className={styles.plot} role="img" aria-label={CHART_STORY}>
      <defs>
        <pattern
          id={hatch}
          width={HATCH}
          height={HATCH}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect data-part="hatch-ground" width={HATCH} height={HATCH} />
          <line data-part="hatch" x1={1} x2={1} y1={0} y2={HATCH} />
        </pattern>
      </defs>

      {GRID_VALUES.map((value) => (
        <g key={value}>
          <line data-part="grid" x1="0%" x2="100%" y1={y(value)} y2={y(value)} />
          <text data-part="value" x={-10} y={y(value)} dy="0.32em">
            {value}
          </text>
        </g>
      ))}

      <rect
        data-part="selected"
        x={percent(columnLeft(selected.month - 1, count))}
        y="0%"
        width={percent(100 / count)}
        height="100%"
      />
      <rect
        data-part="in-house"
        x="0%"
        y={y(IN_HOUSE_TEAM)}
        width="100%"
        height={percent((IN_HOUSE_TEAM / SCALE_TOP) * 100)}
      />
      {points.map(({ month, demand, added }, index) => (
        <rect
          key={month}
          data-part="added"
          fill={`url(#${hatch})`}
          x={percent(columnLeft(index, count))}
          y={y(demand)}
          width={percent(100 / count)}
          height={percent((added / SCALE_TOP) * 100)}
        />
      ))}
      <line data-part="team" x1="0%" x2="100%" y1={y(IN_HOUSE_TEAM)} y2={y(IN_HOUSE_TEAM)} />

      {['casing', 'demand'].map((part) =>
        points
          .slice(1)
          .map(({ month, demand }, index) => (
            <line
              key={`${part}-${month}`}
              data-part={part}
              x1={middle(index)}
              y1={y(points[index]?.demand ?? demand)}
              x2={middle(index + 1)}
              y2={y(demand)}
            />
          )),
      )}
      {points.map(({ month, demand }, index) => (
        <circle
          key={month}
          data-part={month === selected.month ? 'chosen' : 'dot'}
          cx={middle(index)}
          cy={y(demand)}
          r={month === selected.month ? 7 : 4}
        />
      ))}

      <text data-part="name" x={middle(peak - 1)} y={y(SCALE_TOP - 2)} dx={4} textAnchor="end">
        Demand
      </text>
      <text data-part="team-name" x="0%" y={y(IN_HOUSE_TEAM / 2)} dx={12} dy="0.32em">
        In-house team of {IN_HOUSE_TEAM}
      </text>
      <line
        data-part="leader"
        x1={percent(columnLeft(beside, count))}
        x2={percent(columnMiddle(beside, count))}
        y1={y(SCALE_TOP / 2)}
        y2={y(SCALE_TOP * 0.7)}
      />
      <text data-part="added-name" x={middle(beside)} y={y(SCALE_TOP * 0.7)} dx={4} dy={-2}>
        Added capacity
      </text>
    </svg>
  );
}
