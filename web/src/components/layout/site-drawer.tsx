import Drawer from '@mui/material/Drawer';
import { useEffect, useState } from 'react';
import { brand } from '@torque-tide/contract/brand';
import { ButtonLink } from '@/components/button-link';
import { Logo } from '@/components/brand/logo';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { CloseIcon } from '@/components/icons/controls';
import { paths } from '@/config/paths';
import { DrawerGroup } from './drawer-group';
import { MuiTheme } from '@/theme/mui-theme';
import { CloseButton, DrawerLink, Foot, Head, List, sheet } from './site-drawer.styles';
import { sectorLinks, solutionLinks } from './site-links';
import { ThemeSwitch } from './theme-switch';

const SLIDE_MS = 250;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The whole site in a sheet from the right. Loaded when first wanted, since it brings MUI's modal. */
export function SiteDrawer({ isOpen, onClose }: Props) {
  // The first time it arrives already open; a frame later it may slide.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOpen), [isOpen]);

  return (
    <MuiTheme>
      <Drawer
        anchor="right"
        open={isShown}
        onClose={onClose}
        transitionDuration={SLIDE_MS}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: sheet },
        }}
      >
        <Head>
          <Logo />
          {brand.name}
          <CloseButton type="button" aria-label="Close menu" onClick={onClose}>
            <CloseIcon size={24} />
          </CloseButton>
        </Head>
        <nav aria-label="All pages">
          <List>
            <li>
              <DrawerLink to={paths.home()} end onClick={onClose}>
                Home
              </DrawerLink>
            </li>
            <li>
              <DrawerLink to={paths.about()} onClick={onClose}>
                About Us
              </DrawerLink>
            </li>
            <DrawerGroup label="Solutions" links={solutionLinks} onFollow={onClose} />
            <DrawerGroup label="Sectors" links={sectorLinks} onFollow={onClose} />
            <li>
              <DrawerLink to={paths.caseStudies()} onClick={onClose}>
                Case Studies
              </DrawerLink>
            </li>
          </List>
        </nav>
        <ButtonLink
          to={paths.jobs()}
          variant="contained"
          size="large"
          endIcon={<ArrowRightIcon />}
          onClick={onClose}
        >
          View Jobs
        </ButtonLink>
        <Foot>
          <ThemeSwitch />
        </Foot>
      </Drawer>
    </MuiTheme>
  );
}
