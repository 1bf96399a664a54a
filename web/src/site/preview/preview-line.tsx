import type { PreviewNote } from '@torque-tide/contract/site-renderer';
import { longDay } from '@torque-tide/domain/dates';
import { Wrap } from '@/shared/ui/page/elements';
import styles from './preview.module.css';

/** The page that visitors currently see. */
const STATES: Readonly<Record<PreviewNote['state'], string>> = {
  draft: 'This page is not published yet.',
  scheduled: 'This page is not published yet: it will be, at its time.',
  'draft-changes': 'These changes are not published yet: visitors still see the page without them.',
  public: 'This page has been published since the link was made.',
};

/** The notice at the top of a preview: what it is, and how long its link works. */
export function PreviewLine({ state, until }: PreviewNote) {
  return (
    <aside className={styles.previewLine} aria-label="About this preview">
      <Wrap>
        <p>
          <strong>Preview.</strong> {STATES[state]} Anyone with the link can see it until{' '}
          {longDay(until)}.
        </p>
      </Wrap>
    </aside>
  );
}
