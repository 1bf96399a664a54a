import type { Toast } from '@/shared/ui/toast/toast';

/** A message that something has been done, in one sentence. */
export function done(title: string): Toast {
  return { title, tone: 'success' };
}

/** What each switch is said to have done, when it is on and when it is off. */
const SWITCHED = {
  isActive: ['activated', 'deactivated'],
  isFeatured: ['featured', 'no longer featured'],
} as const;

/** What is said of a part of an item that was changed with one click: '“Solar lead” deactivated.' */
export function switched(
  subject: string,
  patch: Partial<Record<keyof typeof SWITCHED, boolean>>,
): Toast {
  const name = (Object.keys(SWITCHED) as (keyof typeof SWITCHED)[]).find(
    (each) => patch[each] !== undefined,
  );
  return done(`${subject} ${name ? SWITCHED[name][patch[name] ? 0 : 1] : 'updated'}.`);
}
