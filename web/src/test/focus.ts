import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the element and for its focus: an effect moves that a moment after the words appear. */
export async function expectFocus(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
