import { type RefObject, useCallback } from 'react';
import { useSettings } from '@/shared/settings/use-settings';
import { ButtonAnchor } from '@/shared/ui/button/button';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { useClosingDay } from '@/shared/content/job/closing-day';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/site/ui/links';
import { applyUrl } from './apply-mail';
import styles from './apply-bar.module.css';

interface Props {
  job: JobArticleModel;
  /** The job's consultant, if known. */
  consultant: string | undefined;
  /** The page's apply buttons; the bar is hidden while it is on the screen. */
  standIn: RefObject<HTMLElement | null>;
  onApply: () => void;
}

/** Keeps the apply buttons in reach on small screens; on others the summary stays in view. */
export function ApplyBar(props: Props) {
  const isSmall = useMediaQuery(below('md'));
  return isSmall && <SmallScreenBar {...props} />;
}

function SmallScreenBar({ job, consultant, standIn, onApply }: Props) {
  const { agency, applications: settings } = useSettings();
  const closingDay = useClosingDay(job);
  const isHidden = useIsOnScreen(useCallback(() => standIn.current, [standIn]));
  return (
    <div className={styles.bar} data-hidden={isHidden}>
      <p className={styles.facts}>
        <strong>{job.salary}</strong>
        {closingDay && <span>{`Closes ${closingDay}`}</span>}
      </p>
      {settings.takesApplications && (
        <ButtonLink variant="outlined" to={paths.applyFor(job.id)}>
          Apply here
        </ButtonLink>
      )}
      <ButtonAnchor variant="contained" href={applyUrl(job, agency, consultant)} onClick={onApply}>
        Apply Now
      </ButtonAnchor>
    </div>
  );
}
