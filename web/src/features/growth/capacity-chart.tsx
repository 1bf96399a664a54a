import { type PointerEvent, useState } from 'react';
import { styled } from '@/theme/styled';
import { capacityYear, chartStory, peakOf, pointText } from './capacity';
import { CapacityPlot } from './capacity-plot';
import { columnAt } from './capacity-scale';
import { CapacityTable } from './capacity-table';
import { AbyssCard } from './on-abyss';
import { RangeField } from './range-field';
import { HANDLE } from './range-field.styles';

const Figure = styled('figure')({ margin: 0 });

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  marginBottom: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.brand.onAbyssMuted },
}));

const Readout = styled('dl')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { minWidth: '4.5em' },
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.brand.onAbyssMuted },
  '& dd': { margin: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 },
  '& [data-part="added"] dd': { color: theme.vars.palette.brand.volt },
  [theme.breakpoints.down('sm')]: { justifyContent: 'space-between', '& > div': { minWidth: 0 } },
}));

const Area = styled('div')(({ theme }) => ({ paddingLeft: theme.spacing(3) }));

/** The slider lies under the drawing so that each of its marks is below the middle of a column. */
const Axis = styled('div')({
  marginTop: 10,
  marginInline: `calc(100% / ${capacityYear.length * 2} - ${HANDLE / 2}px)`,
});

/** Demand against capacity over a year; hovering a month, or the slider below, reads it out. */
export function CapacityChart() {
  const [selected, setSelected] = useState(() => peakOf(capacityYear));
  const story = chartStory(capacityYear);

  function select(index: number) {
    const point = capacityYear[index];
    if (point) setSelected(point);
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    select(columnAt((clientX - left) / width, capacityYear.length));
  }

  return (
    <AbyssCard>
      <Figure aria-labelledby="capacity-title">
        <Caption>
          <div>
            <h3 id="capacity-title">Capacity that follows the work</h3>
            <p>Illustrative: recruiters needed and recruiters at work over 12 months.</p>
          </div>
          <Readout>
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
          </Readout>
        </Caption>
        <Area>
          <div onPointerMove={follow} onPointerDown={follow}>
            <CapacityPlot points={capacityYear} selected={selected} story={story} />
          </div>
          <Axis>
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
          </Axis>
        </Area>
        <CapacityTable points={capacityYear} />
      </Figure>
    </AbyssCard>
  );
}
