import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Link } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { CvIcon, LinkedInIcon, MailIcon, PhoneIcon } from '@/site/ui/icons/contact';
import { Heading2, VisuallyHidden } from '@/shared/ui/page/elements';
import { Section } from '@/shared/ui/page/section';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import { ContactForm } from './contact-form';
import { ContactPeople } from './contact-people';
import styles from './contact-section.module.css';

/** The contact details and the form, at the end of Home and Growth. */
export function ContactSection() {
  const { agency, applications } = useSettings();
  const { email, phone, phoneHours, linkedIn } = agency;
  const { heading, lead } = useTexts('contact');
  return (
    <Section id={anchors.contact} labelledBy="contact-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading2 id="contact-title">{heading}</Heading2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.card}>
          <noscript>
            <p className={styles.noScript}>
              The form needs JavaScript. Without it, write to us at{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </noscript>
          <ContactForm />
        </div>
        <div className={styles.others}>
          <ul className={styles.ways}>
            <li>
              <a href={`mailto:${email}`}>
                <MailIcon />
                {email}
              </a>
            </li>
            {phone && (
              <li>
                <a href={telephoneUrl(phone)}>
                  <PhoneIcon />
                  <span>
                    {phone}
                    {phoneHours !== undefined && <small>{phoneHours}</small>}
                  </span>
                </a>
              </li>
            )}
            {linkedIn && (
              <li>
                <a href={linkedIn} target="_blank" rel="noreferrer">
                  <LinkedInIcon />
                  LinkedIn <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
                </a>
              </li>
            )}
            {applications.takesApplications && (
              <li>
                <Link to={paths.apply()}>
                  <CvIcon />
                  Send us your CV
                </Link>
              </li>
            )}
          </ul>
          <ContactPeople />
        </div>
      </div>
    </Section>
  );
}
