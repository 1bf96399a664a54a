import { PauseIcon, PlayIcon } from '@/shared/ui/icons/controls';
import { useMotion } from './use-motion';
import styles from './motion-toggle.module.css';

/** Pauses or plays all motion of the site. There is one beside each strip and one in the footer. */
export function MotionToggle() {
  const { isPaused, toggle } = useMotion();
  return (
    <button className={styles.control} type="button" onClick={toggle}>
      {isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      {isPaused ? 'Play motion' : 'Pause motion'}
    </button>
  );
}
