/**
 * The agency, as the whole product knows it. To rebrand, edit this file and the mark
 * (`web/src/shared/ui/brand/mark.ts`), and run `scripts/icons.ts` and `scripts/social-images.ts`;
 * nothing else names the agency.
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
  /** Placeholders: the owner puts the two co-founders' names, words and profiles here. */
  directors: [
    {
      name: 'Director, Clean Energy',
      role: 'Co-founder',
      sector: 'Clean Energy',
      profile:
        'Leads the work in storage, solar, wind and transmission, from the first grid application to the operations team.',
      linkedIn: 'https://www.linkedin.com/in/clean-energy-director-example',
    },
    {
      name: 'Director, Future Mobility',
      role: 'Co-founder',
      sector: 'Future Mobility',
      profile:
        'Leads the work in charging, electric powertrain, aviation and autonomy, from the first engineer to the board.',
      linkedIn: 'https://www.linkedin.com/in/future-mobility-director-example',
    },
  ],
} as const;
