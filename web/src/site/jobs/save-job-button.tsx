import { BookmarkIcon } from '@/shared/ui/icons/controls';
import { useToast } from '@/shared/ui/toast/use-toast';
import { SAVED_MAX, toggleSavedJob, useSavedJobs } from './saved-jobs';
import styles from './save-job-button.module.css';

interface Props {
  job: { id: string; title: string };
  /** Shows the label beside the icon. */
  isWide?: boolean;
}

/** Saves a job in this browser or removes it; the icon of a saved job is filled. */
export function SaveJobButton({ job: { id, title }, isWide = false }: Props) {
  const isSaved = useSavedJobs().some((saved) => saved.id === id);
  const toast = useToast();

  function toggle() {
    const failure = toggleSavedJob({ id, title });
    if (failure === 'too-many') {
      toast({
        title: 'Not saved',
        description: `Your list is full: it holds ${SAVED_MAX} jobs.`,
        tone: 'error',
      });
    }
    if (failure === 'storage') {
      toast({
        title: 'Not saved',
        description: 'Your browser keeps nothing for this website, or its storage is full.',
        tone: 'error',
      });
    }
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
