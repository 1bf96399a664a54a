import { brand } from '@torque-tide/contract/brand';
import { LinkedInIcon, MailIcon, PhoneIcon } from '@/components/icons/contact';
import { Heading2 } from '@/components/page/heading';
import { Section } from '@/components/page/section';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { anchors } from '@/config/paths';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import { ContactForm } from './contact-form';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 7fr',
    columnGap: theme.spacing(8),
    alignItems: 'start',
  },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '30em',
  margin: theme.spacing(2.5, 0, 0),
  fontSize: '1.125rem',
  lineHeight: 1.55,
  color: theme.vars.palette.text.secondary,
}));

const Ways = styled('ul')(({ theme }) => ({
  margin: theme.spacing(5, 0, 0),
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 56,
    paddingBlock: theme.spacing(1.5),
    fontWeight: 500,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}));

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));

const NoScript = styled('p')({ margin: 0 });

/** How to reach the agency, and the form. Home and Growth close with it. */
export function ContactSection() {
  return (
    <Section id={anchors.contact} labelledBy="contact-title">
      <Columns>
        <div>
          <Heading2 id="contact-title">Tell us who is missing</Heading2>
          <Lead>
            Hiring? Say what you are building and which seats are empty. Looking? Say what you do
            and where you want to do it. A consultant for your sector answers.
          </Lead>
          <Ways>
            <li>
              <a href={`mailto:${brand.email}`}>
                <MailIcon />
                {brand.email}
              </a>
            </li>
            <li>
              <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                <PhoneIcon />
                {brand.phone}
              </a>
            </li>
            <li>
              <a href={brand.linkedIn} target="_blank" rel="noreferrer">
                <LinkedInIcon />
                LinkedIn <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          </Ways>
        </div>
        <Card>
          <noscript>
            <NoScript>
              The form needs JavaScript. Without it, write to us at{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a>.
            </NoScript>
          </noscript>
          <ContactForm />
        </Card>
      </Columns>
    </Section>
  );
}
