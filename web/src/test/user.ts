import userEvent, { type UserEvent } from '@testing-library/user-event';

export interface User extends UserEvent {
  /**
   * Appends a whole text. `type` enters it letter by letter and renders the form each time, which
   * only tests about typing need.
   */
  enter: (input: Element, text: string) => Promise<void>;
}

export function setupUser(): User {
  const user = userEvent.setup({ delay: null });
  return Object.assign(user, {
    async enter(input: Element, text: string) {
      await user.click(input);
      await user.paste(text);
    },
  });
}
