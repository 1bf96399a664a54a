import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the element and its focus, which an effect moves a moment after it appears. */
export async function expectFocus(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
