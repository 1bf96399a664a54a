import { screen } from '@testing-library/react';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { RestoreVersionDialog } from './restore-version-dialog';

test.each<[ContentKind, RegExp]>([
  ['jobs', /, also whether it is active or a draft\. What it is now/],
  ['caseStudies', /, also whether it is a draft\. What it is now/],
  ['testimonials', /, also whether it is active\. What it is now/],
])('of %s it says what decides whether visitors see them', (kind, text) => {
  renderWithProviders(
    <RestoreVersionDialog
      subject={{ kind, id: '1', title: 'Grid', labelOf: () => undefined }}
      asked={{
        entry: {
          version: 2,
          action: 'updated',
          at: '2026-11-18T09:00:00.000Z',
          by: 'ana',
          changes: [],
        },
        newest: 3,
      }}
      isOpen
      isPending={false}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getByText(text)).toBeVisible();
});
