import { HOME_PATH } from '@torque-tide/domain/paths';
import { useSettings } from '@/shared/settings/use-settings';
import { FieldFragment } from '../art/field-fragment';
import { Button, ButtonAnchor } from '../button/button';
import { Heading2 } from '@/shared/ui/page/elements';
import { Section } from '../page/section';
import { ChunkLoadError } from './load-chunk';
import styles from './page-failure.module.css';

interface Props {
  error: unknown;
}

/** Shown for an error that nothing else has caught. Says what helps, not what broke. */
export function PageFailure({ error }: Props) {
  const { agency } = useSettings();
  const isMissingPart = error instanceof ChunkLoadError;
  return (
    <Section labelledBy="page-failure">
      <title>{`Something went wrong | ${agency.name}`}</title>
      <div className={styles.art}>
        <FieldFragment name="wall" tone="torque" />
      </div>
      <Heading2 id="page-failure" as="h1">
        {isMissingPart ? 'This page could not be loaded' : 'Something went wrong on this page'}
      </Heading2>
      <p className={styles.copy} role="alert">
        {isMissingPart
          ? 'Part of it did not arrive. Either your connection is down, or the site was updated a moment ago. Reloading usually helps.'
          : 'The fault is ours. Reloading may help; if it does not, please write to '}
        {!isMissingPart && <a href={`mailto:${agency.email}`}>{agency.email}</a>}
        {!isMissingPart && '.'}
      </p>
      <div className={styles.actions}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
        {/* A plain link, because the app is best restarted after an error. */}
        <ButtonAnchor variant="outlined" href={HOME_PATH}>
          Back to Home
        </ButtonAnchor>
      </div>
    </Section>
  );
}
