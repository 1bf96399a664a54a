import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { ButtonLink } from '@/site/ui/links';
import { Logo } from '@/shared/ui/brand/logo';
import { ArrowRightIcon, ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { paths } from '@/site/paths';
import { Sheet } from '@/site/ui/sheet/sheet';
import { closeSheet } from '@/site/ui/sheet/sheet-dialog';
import { DRAWER_ID } from './use-close-drawer';
import { ReachLinks } from './reach-links';
import { IconButton } from '@/shared/ui/button/button';
import styles from './site-drawer.module.css';
import { caseStudiesLink, placeOf, sectorLinks, type SiteLink, solutionLinks } from './site-links';
import { ThemeSwitch } from '@/shared/ui/layout/theme-switch';
import { useSavedJobs } from '@/site/jobs/saved-jobs';

/** The site's navigation in a sheet, which the header opens. */
export function SiteDrawer() {
  const { name } = useSettings().agency;
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();

  function closeByLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) closeSheet(sheet.current);
  }

  return (
    <Sheet id={DRAWER_ID} label="Menu" sheet={sheet} onClick={closeByLink}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Logo />
          {name}
          <IconButton
            className={styles.closeButton}
            aria-label="Close menu"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            onClick={() => sheet.current?.close()}
          >
            <CloseIcon size={24} />
          </IconButton>
        </div>
        <nav aria-label="All pages">
          <ul className={styles.list}>
            <li>
              <NavLink className={clsx(styles.drawerLink)} to={paths.home()} end>
                Home
              </NavLink>
            </li>
            <li>
              <NavLink className={clsx(styles.drawerLink)} to={paths.about()}>
                About Us
              </NavLink>
            </li>
            <DrawerGroup label="Solutions" links={solutionLinks} />
            <DrawerGroup label="Sectors" links={sectorLinks} />
            <li>
              <Link
                className={styles.drawerLink}
                to={caseStudiesLink.to}
                aria-current={placeOf(caseStudiesLink, pathname)}
              >
                Case Studies
              </Link>
            </li>
            <SavedJobLinks />
          </ul>
        </nav>
        <ButtonLink to={paths.jobs()} variant="contained" size="large" endIcon={<ArrowRightIcon />}>
          View Jobs
        </ButtonLink>
        <div className={styles.reach}>
          <ReachLinks className={styles.reachLink} hasNumber />
        </div>
        <div className={styles.foot}>
          <ThemeSwitch place=" of the site" />
        </div>
      </div>
    </Sheet>
  );
}

interface Props {
  label: string;
  links: readonly SiteLink[];
}

/** A row of the drawer that opens to more links. */
function DrawerGroup({ label, links }: Props) {
  return (
    <li>
      <details className={styles.group}>
        <summary>
          {label}
          <ChevronDownIcon size={24} />
        </summary>
        <ul className={styles.groupList}>
          {links.map(({ label: text, to }) => (
            <li key={text}>
              <Link className={styles.subLink} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The most saved jobs in the drawer; their page lists all. */
const NAMED_MAX = 5;

/** The drawer's row of saved jobs, with the newest ones. */
function SavedJobLinks() {
  const saved = useSavedJobs();
  return (
    <li data-needs-script>
      <NavLink className={styles.drawerLink ?? ''} to={paths.savedJobs()}>
        Saved jobs
        {saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
      </NavLink>
      {saved.length > 0 && (
        <ul className={styles.groupList}>
          {saved.slice(0, NAMED_MAX).map(({ id, title }) => (
            <li key={id}>
              <Link className={styles.subLink} to={paths.job(id)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
