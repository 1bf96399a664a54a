import { brand } from '@torque-tide/contract/brand';
import { FieldFragment } from '@/components/art/field-fragment';
import { Logo } from '@/components/brand/logo';
import { ArrowOutIcon } from '@/components/icons/arrows';
import { LinkedInIcon, MailIcon, PhoneIcon } from '@/components/icons/contact';
import { MotionToggle } from '@/components/motion/motion-toggle';
import { Wrap } from '@/components/page/wrap';
import { anchors, paths } from '@/config/paths';
import { FooterLinks } from './footer-links';
import {
  Band,
  Base,
  Brand,
  Columns,
  ContactIcons,
  EmailLink,
  Legal,
  Lead,
  Settings,
  Tagline,
} from './site-footer.styles';
import { legalLinks, quickLinks, sectorLinks, solutionLinks } from './site-links';
import { ThemeSwitch } from './theme-switch';

const phoneUrl = `tel:${brand.phone.replaceAll(' ', '')}`;

/** The foot of every public page: where to go from here, whom to ask, and the page's own settings. */
export function SiteFooter() {
  return (
    <Band id={anchors.footer} tabIndex={-1}>
      <Wrap>
        <Lead>
          <div>
            <Tagline>{brand.tagline}</Tagline>
            <EmailLink href={`mailto:${brand.email}`}>
              {brand.email}
              <ArrowOutIcon size={24} />
            </EmailLink>
          </div>
          <FieldFragment tone="abyss" />
        </Lead>
        <Columns>
          <div>
            <Brand>
              <Logo isPlain />
              {brand.name}
            </Brand>
            <ContactIcons>
              <li>
                <a href={`mailto:${brand.email}`} aria-label={`E-mail ${brand.email}`}>
                  <MailIcon />
                </a>
              </li>
              <li>
                <a href={phoneUrl} aria-label={`Call ${brand.phone}`}>
                  <PhoneIcon />
                </a>
              </li>
              <li>
                <a
                  href={brand.linkedIn}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${brand.name} on LinkedIn (opens in a new tab)`}
                >
                  <LinkedInIcon />
                </a>
              </li>
            </ContactIcons>
          </div>
          <FooterLinks title="Quick links" links={quickLinks} />
          <FooterLinks title="Solutions" links={solutionLinks} />
          <FooterLinks title="Sectors" links={sectorLinks} />
          <FooterLinks title="Legal" links={legalLinks} />
        </Columns>
        <Base>
          <Legal>
            © {brand.legalEntity}
            {/* Another app, with a document of its own. */}
            <a href={paths.admin()}>Admin</a>
          </Legal>
          <Settings>
            <MotionToggle />
            <ThemeSwitch />
          </Settings>
        </Base>
      </Wrap>
    </Band>
  );
}
