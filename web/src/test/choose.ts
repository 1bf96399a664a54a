import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Does one of the things that are offered in an element: by its button, or by the menu of those that have none. */
export async function choose(user: UserEvent, element: HTMLElement, name: string) {
  const button = within(element).queryByRole('button', { name });
  if (button) return user.click(button);
  await user.click(within(element).getByRole('button', { name: 'More' }));
  return user.click(await screen.findByRole('menuitem', { name }));
}

/** Does something to the selected jobs. */
export function chooseForSelected(user: UserEvent, name: string) {
  const bar = screen.getByRole('group', { name: /selected$/ });
  return user.click(within(bar).getByRole('button', { name }));
}
