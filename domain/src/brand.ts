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
  /**
   * Invented people, one for each half of the business: the owner puts the two co-founders here. The
   * demo content has them among its consultants.
   */
  directors: [
    {
      id: 'moira-tennant',
      name: 'Moira Tennant',
      role: 'Co-founder',
      sector: 'Clean Energy',
      profile:
        'Leads the work in storage, solar, wind and transmission, from the first grid application to the operations team.',
      phone: '+44 20 7946 0901',
      email: 'moira.tennant@torqueandtide.example',
      linkedIn: 'https://www.linkedin.com/in/moira-tennant-example',
      picture: 'https://torqueandtide.example/portraits/moira-tennant.svg',
    },
    {
      id: 'lucas-feld',
      name: 'Lucas Feld',
      role: 'Co-founder',
      sector: 'Future Mobility',
      profile:
        'Leads the work in charging, electric powertrain, aviation and autonomy, from the first engineer to the board.',
      phone: '+44 20 7946 0902',
      email: 'lucas.feld@torqueandtide.example',
      linkedIn: 'https://www.linkedin.com/in/lucas-feld-example',
      picture: 'https://torqueandtide.example/portraits/lucas-feld.svg',
    },
  ],
} as const;
