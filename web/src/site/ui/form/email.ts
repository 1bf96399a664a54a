/** Browsers also accept 'visitor@x', which can't receive mail from the internet. */
const HAS_DOMAIN = /\.[^.@]+$/;

/** Validates an address like the browser, whose own check is off in forms with our messages. */
export function isEmailAddress(email: string): boolean {
  const { validity } = Object.assign(document.createElement('input'), {
    type: 'email',
    value: email,
  });
  return email.trim() !== '' && !validity.typeMismatch && HAS_DOMAIN.test(email.trim());
}
