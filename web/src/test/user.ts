import userEvent, { type UserEvent } from '@testing-library/user-event';

export interface User extends UserEvent {
  /**
   * Enters a whole text at the end of what is there. Letter by letter (`type`), the form is rendered
   * for each one, which only a test about the letters needs.
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
