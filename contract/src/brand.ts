/**
 * The agency, as the whole product knows it. To rebrand, edit this file and the logo
 * (`web/src/components/brand/logo.tsx`, `web/public/favicon.svg`); nothing else names the agency.
 */
export const brand = {
  name: 'Torque & Tide',
  tagline: 'Linking industry experts with innovative companies',
  legalEntity: 'Torque & Tide Recruitment Ltd',
  email: 'hello@torqueandtide.example',
  phone: '+44 20 7946 0182',
  linkedIn: 'https://www.linkedin.com/company/torque-and-tide-example',
  /** Public origin, without a trailing slash. Content refers to the site's own files below it. */
  siteUrl: 'https://torqueandtide.example',
  address: ['1 Example Wharf', 'London', 'United Kingdom'],
  directors: [
    {
      name: 'Director, Clean Energy',
      role: 'Co-founder',
      sector: 'Clean Energy',
      linkedIn: 'https://www.linkedin.com/in/clean-energy-director-example',
      isPlaceholder: true,
    },
    {
      name: 'Director, Future Mobility',
      role: 'Co-founder',
      sector: 'Future Mobility',
      linkedIn: 'https://www.linkedin.com/in/future-mobility-director-example',
      isPlaceholder: true,
    },
  ],
} as const;
