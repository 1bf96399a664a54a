import { lazyComponent } from '@/admin/ui/loading-state';

/** Fetches the files of the form, which a list does without. */
export async function loadTabForm() {
  return (await import('./tab-form')).TabForm;
}

export const TabForm = lazyComponent(loadTabForm);
