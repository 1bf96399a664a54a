import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { Logo } from '@/shared/ui/brand/logo';
import { MenuIcon } from '@/shared/ui/icons/controls';
import { Wrap } from '@/shared/ui/page/wrap';
import { paths } from '@/site/paths';
import { openSheet } from '@/site/ui/sheet/sheet-dialog';
import { DRAWER_ID, useCloseDrawer } from './use-close-drawer';
import { ReachLinks } from './reach-links';
import { SavedJobsCount } from './saved-jobs-count';
import styles from './site-header.module.css';
import { mainLinks, placeOf } from './site-links';
import { useHeaderScroll } from './use-header-scroll';

/** The public header: hides on the way down, returns on the way up, and opens the drawer. */
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

/** What stands in the header, whichever way the page is scrolled. */
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
      {/* Beside the name, in room that nothing else takes: the rest stays where it is when it comes. */}
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
      <button
        className={styles.menuButton}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        popoverTarget={DRAWER_ID}
        onClick={openSheet}
      >
        <MenuIcon size={24} />
      </button>
    </Wrap>
  );
});
