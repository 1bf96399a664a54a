import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { capacityYear, CHART_STORY } from './capacity';
import { CapacityChart } from './capacity-chart';

/** Returns the readout's values by name. */
function readout() {
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, Number(term.nextElementSibling?.textContent)]),
  );
}

test('is a labelled figure that describes itself in words, with all 12 points in a table', async () => {
  const { user } = renderWithProviders(<CapacityChart />);
  const figure = screen.getByRole('figure', { name: 'Capacity that follows the work' });
  expect(within(figure).getByText(/^Illustrative: recruiters needed/)).toBeVisible();
  expect(within(figure).getByRole('img')).toHaveAccessibleName(CHART_STORY);
  for (const name of ['Demand', 'In-house team of 3', 'Added capacity']) {
    expect(within(screen.getByRole('img')).getByText(name)).toBeVisible();
  }

  expect(screen.queryByRole('table')).not.toBeVisible();
  await user.click(screen.getByText('Show the figures as a table'));
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);
  expect(head && cells(head)).toEqual(['Month', 'Demand', 'In-house team', 'Added capacity']);
  expect(rows.map(cells)).toEqual(
    capacityYear.map(({ month, demand, inHouse, added }) =>
      [month, demand, inHouse, added].map(String),
    ),
  );
});

test('starts at the peak, and the slider shows any other month', () => {
  renderWithProviders(<CapacityChart />);
  expect(readout()).toEqual({ Month: 5, Demand: 8, 'In-house': 3, Added: 5 });
  const slider = screen.getByRole('slider', { name: 'Month of the chart' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Month 5: demand 8, in-house 3, added 5');
  fireEvent.change(slider, { target: { value: '9' } });
  expect(readout()).toEqual({ Month: 9, Demand: 2, 'In-house': 3, Added: 0 });
  expect(slider).toHaveAttribute('aria-valuetext', 'Month 9: demand 2, in-house 3, added 0');
});

test('shows the month below the pointer', () => {
  renderWithProviders(<CapacityChart />);
  const drawing = screen.getByRole('img');
  const area = drawing.parentElement as HTMLElement;
  vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 0, 1200, 300));
  fireEvent.pointerMove(drawing, { clientX: 40 + 1050 });
  expect(readout()).toEqual({ Month: 11, Demand: 6, 'In-house': 3, Added: 3 });
  for (const [clientX, Month] of [
    [0, 1],
    [40 + 99, 1],
    [40 + 101, 2],
    [1400, 12],
  ] as const) {
    fireEvent.pointerMove(drawing, { clientX });
    expect(readout()).toMatchObject({ Month });
  }
});
