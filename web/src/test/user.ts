import { act, fireEvent } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

export interface User extends UserEvent {
  /**
   * Focuses a field and appends a whole text. `type` enters it letter by letter and renders the form
   * each time, which only tests about typing need.
   */
  enter: (input: Element, text: string) => Promise<void>;
}

export function setupUser(): User {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return Object.assign(user, {
    async enter(input: Element, text: string) {
      const field = input as HTMLInputElement;
      // Waits for what the form does about it.
      await act(async () => {
        field.focus();
        fireEvent.change(field, { target: { value: field.value + text } });
      });
    },
  });
}
