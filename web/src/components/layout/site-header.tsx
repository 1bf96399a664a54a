import { type MouseEvent, useState } from 'react';
import { brand } from '@torque-tide/contract/brand';
import { Logo } from '@/components/brand/logo';
import { MenuIcon } from '@/components/icons/controls';
import { paths } from '@/config/paths';
import { Bar, Brand, HeaderBand, JobsLink, MenuButton, Nav, NavItem } from './site-header.styles';
import { DRAWER_ID, mainLinks } from './site-links';
import { useHeaderScroll } from './use-header-scroll';

/** Opens the drawer as a modal dialog; without a script its button opens it as a popover. */
function openDrawer(event: MouseEvent) {
  const drawer = document.querySelector<HTMLDialogElement>(`#${DRAWER_ID}`);
  // Opened before the app arrived, it is a popover that the button closes by itself.
  if (!drawer || drawer.getClientRects().length > 0) return;
  event.preventDefault();
  drawer.showModal();
}

/** The public header: hides on the way down, returns on the way up, and opens the drawer. */
export function SiteHeader() {
  const { isScrolled, isHidden } = useHeaderScroll();
  const [hasFocus, setHasFocus] = useState(false);

  return (
    <HeaderBand
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
          popoverTarget={DRAWER_ID}
          onClick={openDrawer}
        >
          <MenuIcon size={24} />
        </MenuButton>
      </Bar>
    </HeaderBand>
  );
}
