/** A browser takes 'visitor@x', where nobody on the internet gets mail. */
const HAS_DOMAIN = /\.[^.@]+$/;

/** Checks an address as the browser does, which leaves it out where a form shows its own texts. */
export function isEmailAddress(email: string): boolean {
  const { validity } = Object.assign(document.createElement('input'), {
    type: 'email',
    value: email,
  });
  return email.trim() !== '' && !validity.typeMismatch && HAS_DOMAIN.test(email.trim());
}
