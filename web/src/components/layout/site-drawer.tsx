import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@torque-tide/contract/brand';
import { ButtonLink } from '@/components/button-link';
import { Logo } from '@/components/brand/logo';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { CloseIcon } from '@/components/icons/controls';
import { paths } from '@/config/paths';
import { Global } from '@/theme/styled';
import { DrawerGroup } from './drawer-group';
import { Body, CloseButton, DrawerLink, Foot, Head, List, Sheet } from './site-drawer.styles';
import { DRAWER_ID, sectorLinks, solutionLinks } from './site-links';
import { ThemeSwitch } from './theme-switch';

const STILL = { overflow: 'hidden', scrollbarGutter: 'stable' };

// Each in a rule of its own: a browser leaves out a whole rule with a selector that it does not know.
const scrollLock = {
  [`html:has(#${DRAWER_ID}[open])`]: STILL,
  [`html:has(#${DRAWER_ID}:popover-open)`]: STILL,
};

/**
 * The whole site in a sheet from the right: a modal dialog that the header opens. Where no script
 * runs, and until one does, the same element is a popover, which its buttons open and close by
 * themselves.
 */
export function SiteDrawer() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // Whatever moved the visitor, Back included, the drawer is done.
  useEffect(() => {
    const drawer = sheet.current;
    if (drawer) makeModal(drawer);
    return () => drawer?.close();
  }, [key]);

  function closeBeside({ target, currentTarget }: MouseEvent) {
    const isOnLink = target instanceof Element && target.closest('a') !== null;
    // The dialog's own box is covered by its content: what hits it alone is the overlay.
    if (isOnLink || target === currentTarget) sheet.current?.close();
  }

  return (
    <>
      <Global styles={scrollLock} />
      <Sheet ref={sheet} id={DRAWER_ID} popover="auto" aria-label="Menu" onClick={closeBeside}>
        <Body>
          <Head>
            <Logo />
            {brand.name}
            <CloseButton
              type="button"
              aria-label="Close menu"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide"
              onClick={() => sheet.current?.close()}
            >
              <CloseIcon size={24} />
            </CloseButton>
          </Head>
          <nav aria-label="All pages">
            <List>
              <li>
                <DrawerLink to={paths.home()} end>
                  Home
                </DrawerLink>
              </li>
              <li>
                <DrawerLink to={paths.about()}>About Us</DrawerLink>
              </li>
              <DrawerGroup label="Solutions" links={solutionLinks} />
              <DrawerGroup label="Sectors" links={sectorLinks} />
              <li>
                <DrawerLink to={paths.caseStudies()}>Case Studies</DrawerLink>
              </li>
            </List>
          </nav>
          <ButtonLink
            to={paths.jobs()}
            variant="contained"
            size="large"
            endIcon={<ArrowRightIcon />}
          >
            View Jobs
          </ButtonLink>
          <Foot>
            <ThemeSwitch />
          </Foot>
        </Body>
      </Sheet>
    </>
  );
}

/** Opened before the app arrived, it is a popover still, which keeps no focus inside. */
function makeModal(drawer: HTMLDialogElement): void {
  const isShown = drawer.getClientRects().length > 0;
  if (!isShown || drawer.open) return;
  drawer.hidePopover();
  drawer.showModal();
}
