import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action of an element, by its button or from its menu. */
export async function choose(user: UserEvent, element: HTMLElement, name: string) {
  const button = within(element).queryByRole('button', { name });
  if (button) return user.click(button);
  await user.click(within(element).getByRole('button', { name: 'More' }));
  return user.click(await screen.findByRole('menuitem', { name }));
}

/** Chooses an action for the selected jobs. */
export function chooseForSelected(user: UserEvent, name: string) {
  const bar = screen.getByRole('group', { name: /selected$/ });
  return user.click(within(bar).getByRole('button', { name }));
}
