import { memo, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { Logo } from '@/shared/ui/brand/logo';
import { BookmarkIcon, MenuIcon } from '@/shared/ui/icons/controls';
import { VisuallyHidden, Wrap } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { openSheet } from '@/site/ui/sheet/sheet-dialog';
import { DRAWER_ID, useCloseDrawer } from './use-close-drawer';
import { ReachLinks } from './reach-links';
import { IconButton } from '@/shared/ui/button/button';
import styles from './site-header.module.css';
import { mainLinks, placeOf } from './site-links';
import { useSavedJobs } from '@/site/jobs/saved-jobs';

/** The public header. Hides on scrolling down, returns on scrolling up, and opens the drawer. */
export function SiteHeader() {
  const { isScrolled, isHidden } = useHeaderScroll();

  return (
    <header
      className={styles.headerBand}
      data-scrolled={isScrolled}
      data-hidden={isHidden || undefined}
    >
      <HeaderBar />
    </header>
  );
}

/** The header's content, independent of scrolling. */
const HeaderBar = memo(function HeaderBar() {
  const { name } = useSettings().agency;
  const { pathname } = useLocation();
  useCloseDrawer();
  return (
    <Wrap className={styles.bar}>
      <Link className={styles.brand} to={paths.home()}>
        <Logo />
        {name}
      </Link>
      {/* In free space beside the name, so that nothing moves when it appears. */}
      <SavedJobsCount />
      <nav className={styles.nav} aria-label="Main">
        {mainLinks.map((link) => (
          <Link
            className={styles.navItem}
            key={link.label}
            to={link.to}
            aria-current={placeOf(link, pathname)}
          >
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={styles.reach}>
        <ReachLinks className={styles.navItem} />
      </div>
      <Link className={styles.jobsLink} to={paths.jobs()}>
        View jobs
      </Link>
      <IconButton
        className={styles.menuButton}
        aria-label="Menu"
        aria-haspopup="dialog"
        popoverTarget={DRAWER_ID}
        onClick={openSheet}
      >
        <MenuIcon size={24} />
      </IconButton>
    </Wrap>
  );
});

/** The number of saved jobs, linked to their page; nothing if there are none. */
function SavedJobsCount() {
  const { length } = useSavedJobs();
  if (length === 0) return null;
  return (
    <Link className={styles.saved} to={paths.savedJobs()}>
      <BookmarkIcon />
      {length} <VisuallyHidden>{length === 1 ? 'saved job' : 'saved jobs'}</VisuallyHidden>
    </Link>
  );
}

/** Beyond this scroll position, in px, the header changes its look and hides on scrolling down. */
const HEADER_THRESHOLD_PX = 50;

/**
 * The header's state on a scrolled page: `isScrolled` is undefined until the app has started, and it
 * hides if the last movement beyond the threshold was downwards.
 */
function useHeaderScroll() {
  const [isScrolled, setIsScrolled] = useState<boolean>();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;

    function update() {
      const y = window.scrollY;
      const isBeyond = y > HEADER_THRESHOLD_PX;
      setIsScrolled(isBeyond);
      if (y !== last || !isBeyond) setIsHidden(isBeyond && y > last);
      last = y;
    }

    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return { isScrolled, isHidden };
}
