import type { Toast } from '@/components/toast/toast';
import { describeFailure } from '@/components/admin/describe-failure';
import { ApiError } from '@/lib/api-error';

type Action = 'create' | 'update' | 'delete';

export function successToast(action: Action): Toast {
  return { title: 'Success', description: `Client logo ${action}d successfully`, tone: 'success' };
}

export function failureToast(action: Action, error: unknown): Toast {
  return {
    title: 'Error',
    description: `Failed to ${action} client logo: ${reasonOf(error)}`,
    tone: 'error',
  };
}

/** The status text; HTTP/2 has none, and a call that got no answer neither. */
function reasonOf(error: unknown): string {
  const statusText = error instanceof ApiError ? error.statusText : '';
  return statusText || describeFailure(error);
}
