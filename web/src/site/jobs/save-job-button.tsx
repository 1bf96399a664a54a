import { BookmarkIcon } from '@/shared/ui/icons/controls';
import { useToast } from '@/shared/ui/toast/use-toast';
import { SAVED_MAX, type SaveFailure, toggleSavedJob, useSavedJobs } from './saved-jobs';
import styles from './save-job-button.module.css';

interface Props {
  job: { id: string; title: string };
  /** Shows the label beside the icon. */
  isWide?: boolean;
}

const REASONS: Record<SaveFailure, string> = {
  'too-many': `Your list is full: it holds ${SAVED_MAX} jobs.`,
  storage: 'Your browser keeps nothing for this website, or its storage is full.',
};

/** Saves a job in this browser or removes it; the icon of a saved job is filled. */
export function SaveJobButton({ job: { id, title }, isWide = false }: Props) {
  const isSaved = useSavedJobs().some((saved) => saved.id === id);
  const toast = useToast();

  function toggle() {
    const failure = toggleSavedJob({ id, title });
    if (failure) toast({ title: 'Not saved', description: REASONS[failure], tone: 'error' });
  }

  return (
    <button
      className={styles.button}
      type="button"
      data-wide={isWide ? '' : undefined}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={toggle}
    >
      <BookmarkIcon size={isWide ? 18 : 22} />
      {isWide && 'Save'}
    </button>
  );
}
