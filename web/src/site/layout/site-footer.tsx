import { companyFacts } from '@torque-tide/domain/company-facts';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { useSettings } from '@/shared/settings/use-settings';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { Logo } from '@/shared/ui/brand/logo';
import { ArrowOutIcon, ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { LinkedInIcon, MailIcon, PhoneIcon } from '@/site/ui/icons/contact';
import { MotionToggle } from '@/site/ui/motion/motion-toggle';
import { Wrap } from '@/shared/ui/page/elements';
import { anchors, paths } from '@/site/paths';
import styles from './site-footer.module.css';
import { legalLinks, quickLinks, sectorLinks, type SiteLink, solutionLinks } from './site-links';
import { ThemeSwitch } from '@/shared/ui/layout/theme-switch';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { from } from '@/shared/theme/tokens';

/** The footer of every public page: links, contact details and settings. */
export function SiteFooter() {
  const { agency } = useSettings();
  return (
    <footer
      className={styles.band}
      id={anchors.footer}
      tabIndex={-1}
      data-depth=""
      data-below-screen=""
    >
      <Wrap>
        <div className={styles.lead}>
          <div>
            <p className={styles.tagline}>{agency.tagline}</p>
            <a className={styles.emailLink} href={`mailto:${agency.email}`}>
              {agency.email}
              <ArrowOutIcon size={24} />
            </a>
          </div>
          <FieldFragment name="half-cylinder" tone="abyss" />
        </div>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>
              <Logo isPlain />
              {agency.name}
            </p>
            <ul className={styles.contactIcons}>
              <li>
                <a href={`mailto:${agency.email}`} aria-label={`E-mail ${agency.email}`}>
                  <MailIcon />
                </a>
              </li>
              {agency.phone && (
                <li>
                  <a href={telephoneUrl(agency.phone)} aria-label={`Call ${agency.phone}`}>
                    <PhoneIcon />
                  </a>
                </li>
              )}
              {agency.linkedIn && (
                <li>
                  <a
                    href={agency.linkedIn}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${agency.name} on LinkedIn (opens in a new tab)`}
                  >
                    <LinkedInIcon />
                  </a>
                </li>
              )}
            </ul>
          </div>
          <FooterLinks title="Quick links" links={quickLinks} />
          <FooterLinks title="Solutions" links={solutionLinks} />
          <FooterLinks title="Sectors" links={sectorLinks} />
          <FooterLinks title="Legal" links={legalLinks} />
        </div>
        <div className={styles.base}>
          <p className={styles.legal}>
            <span>© {agency.legalEntity}</span>
            {companyFacts(agency).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {/* A separate app with its own document. */}
            <a href={paths.admin()}>Admin</a>
          </p>
          <div className={styles.settings}>
            <MotionToggle />
            <ThemeSwitch />
          </div>
        </div>
      </Wrap>
    </footer>
  );
}

interface Props {
  title: string;
  links: readonly SiteLink[];
}

/** A titled column of links; on phones a group that opens. */
function FooterLinks({ title, links }: Props) {
  const titleId = useId();
  // Style sheets show the whole column from the first paint; this is for browsers that can't.
  const isColumn = useMediaQuery(from('sm'));
  return (
    <nav aria-labelledby={titleId}>
      <details className={styles.group} open={isColumn}>
        <summary id={titleId} tabIndex={isColumn ? -1 : undefined}>
          {title}
          <ChevronDownIcon size={18} />
        </summary>
        <ul className={styles.linkList}>
          {links.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
