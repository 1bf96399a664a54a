import type { Agency } from '@torque-tide/contract/agency';
import agency from './agency.json' with { type: 'json' };

/**
 * The agency, as the whole product knows it: what `agency.json` says, whose rules are `agencySchema`.
 * To rebrand, edit that file and the mark (`web/src/shared/ui/brand/mark.ts`), and run
 * `scripts/icons.ts` and `scripts/social-images.ts`; nothing else names the agency.
 */
const told: Agency = agency;

export const brand = {
  ...told,
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
