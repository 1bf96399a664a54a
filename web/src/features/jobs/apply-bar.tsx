import { type RefObject, useEffect, useState } from 'react';
import { ButtonAnchor } from '@/components/button/button';
import type { JobArticleModel } from '@/components/job/job-view-model';
import { useMediaQuery } from '@/lib/use-media-query';
import { styled, useTheme } from '@/theme/styled';
import { applyUrl } from './apply-mail';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  // As wide as the screen, however wide the gutters are.
  marginInline: 'calc(50% - 50vw)',
  padding: theme.spacing(1.5, 2.5),
  paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  transition: 'transform 200ms ease, visibility 200ms',
  '&[data-hidden="true"]': { transform: 'translateY(100%)', visibility: 'hidden' },
  '@media print': { display: 'none' },
}));

const Apply = styled(ButtonAnchor)({ flex: 'none' });

const Salary = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

interface Props {
  job: JobArticleModel;
  /** The apply button in the page; while it is on the screen the bar stays away. */
  standIn: RefObject<HTMLElement | null>;
  /** Called when the visitor applies here. */
  onApply: () => void;
}

/** Keeps applying within the thumb's reach on small screens; elsewhere the summary stays in view. */
export function ApplyBar(props: Props) {
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('md'));
  return isSmall && <SmallScreenBar {...props} />;
}

function SmallScreenBar({ job, standIn, onApply }: Props) {
  const isHidden = useIsOnScreen(standIn);
  return (
    <Bar data-hidden={isHidden}>
      <Salary>{job.salary}</Salary>
      <Apply variant="contained" href={applyUrl(job.title)} onClick={onApply}>
        Apply Now
      </Apply>
    </Bar>
  );
}

function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setIsOnScreen(entry?.isIntersecting ?? false);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
