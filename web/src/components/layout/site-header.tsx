import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@torque-tide/contract/brand';
import { Logo } from '@/components/brand/logo';
import { ErrorBoundary } from '@/components/errors/error-boundary';
import { loadChunk } from '@/components/errors/load-chunk';
import { MenuIcon } from '@/components/icons/controls';
import { paths } from '@/config/paths';
import { Bar, Brand, HeaderBand, JobsLink, MenuButton, Nav, NavItem } from './site-header.styles';
import { mainLinks } from './site-links';
import { useHeaderScroll } from './use-header-scroll';

const importDrawer = () => import('./site-drawer');
const SiteDrawer = lazy(async () => ({ default: (await loadChunk(importDrawer)).SiteDrawer }));

/** Fetches the drawer when the menu button is about to be used; a failure shows when it is. */
function preloadDrawer() {
  importDrawer().catch(() => undefined);
}

/** The public header: hides on the way down, returns on the way up, and opens the drawer. */
export function SiteHeader() {
  const { isScrolled, isHidden } = useHeaderScroll();
  const [hasFocus, setHasFocus] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  const close = useCallback(() => setIsOpen(false), []);

  // Whatever moved the visitor, Back included, the drawer is done.
  useEffect(close, [key, close]);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <HeaderBand
      // The drawer's scroll lock keeps elements of this class from jumping sideways.
      className="mui-fixed"
      data-scrolled={isScrolled || undefined}
      data-hidden={(isHidden && !hasFocus) || undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Bar>
        <Brand to={paths.home()}>
          <Logo />
          {brand.name}
        </Brand>
        <Nav aria-label="Main">
          {mainLinks.map(({ label, to }) => (
            <NavItem key={label} to={to}>
              {label}
            </NavItem>
          ))}
        </Nav>
        <JobsLink to={paths.jobs()}>View jobs</JobsLink>
        <MenuButton
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={open}
        >
          <MenuIcon size={24} />
        </MenuButton>
      </Bar>
      {wasOpened && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SiteDrawer isOpen={isOpen} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </HeaderBand>
  );
}
