import { brand } from '@torque-tide/domain/brand';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { LinkedInIcon, MailIcon, PhoneIcon } from '@/site/ui/icons/contact';
import { Heading2 } from '@/shared/ui/page/heading';
import { Section } from '@/shared/ui/page/section';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { anchors } from '@/site/paths';
import { ContactForm } from './contact-form';
import { ContactPeople } from './contact-people';
import styles from './contact-section.module.css';

/** How to reach the agency, and the form. Home and Growth close with it. */
export function ContactSection() {
  return (
    <Section id={anchors.contact} labelledBy="contact-title">
      <div className={styles.columns}>
        <div>
          <Heading2 id="contact-title">Tell us what you are looking for</Heading2>
          <p className={styles.lead}>
            Hiring? Say what you are building and which seats are empty. Looking? Say what you do
            and where you want to do it. A consultant for your sector answers.
          </p>
          <ul className={styles.ways}>
            <li>
              <a href={`mailto:${brand.email}`}>
                <MailIcon />
                {brand.email}
              </a>
            </li>
            {brand.phone && (
              <li>
                <a href={telephoneUrl(brand.phone)}>
                  <PhoneIcon />
                  {brand.phone}
                </a>
              </li>
            )}
            {brand.linkedIn && (
              <li>
                <a href={brand.linkedIn} target="_blank" rel="noreferrer">
                  <LinkedInIcon />
                  LinkedIn <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                </a>
              </li>
            )}
          </ul>
          <ContactPeople />
        </div>
        <div className={styles.card}>
          <noscript>
            <p className={styles.noScript}>
              The form needs JavaScript. Without it, write to us at{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a>.
            </p>
          </noscript>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
