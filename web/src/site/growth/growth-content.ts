import type { GrowthClaims } from '@/site/plan/quote';

export const heroLeadOf = ({ maximumSaving, placementFees }: GrowthClaims) =>
  `One monthly price for a recruitment team that works inside yours. No ${placementFees} placement fees: save up to ${maximumSaving}.`;

export const whatIsIt =
  'Growth is a recruitment subscription. You choose how many people you hire in a month and for how long; a dedicated team then takes the briefs, searches, interviews and sees your new colleagues through to their first day.';

/** The three benefit cards; their titles are those of docs/product.md. */
export const benefitsOf = ({ maximumSaving, minimumMonths, placementFees }: GrowthClaims) => [
  {
    title: 'Huge Cost Savings',
    text: `No ${placementFees} placement fees. Each hire has one price, whatever the salary, so a senior engineer costs you no more to find than a technician. Save up to ${maximumSaving}.`,
  },
  {
    title: 'Dedicated Talent Partner',
    text: 'One person leads your hiring and stays with it. They know your sites, your hiring managers and why you turned down the last candidate, so no brief starts from zero.',
  },
  {
    title: 'Turn On & Off',
    text: `Start when the funding lands or the grid date is set, and stop when the team is complete. The minimum subscription is ${minimumMonths} months; you do not carry a recruitment department through the quiet ones.`,
  },
];

/** The six cards that lift under the pointer; their titles are those of docs/product.md. */
export const reasonsOf = ({ costSaving, hires, months }: GrowthClaims) =>
  [
    {
      id: 'expertise',
      title: 'Industry Expertise',
      text: 'We recruit in clean energy and future mobility and nowhere else. Your talent partner can tell a protection engineer from a commissioning engineer before the first call.',
    },
    {
      id: 'team',
      title: 'Part of Your Team',
      text: 'Your talent partner joins your meetings, writes to candidates in your name and works in your systems. Candidates deal with one company, and it is yours.',
    },
    {
      id: 'playbooks',
      title: 'Proven Playbooks',
      text: 'Scorecards, interview plans and first messages for the roles that both sectors hire again and again: grid, commissioning, charging, powertrain, site. We start from those and fit them to you.',
    },
    {
      id: 'toolset',
      title: 'Advanced Toolset',
      text: 'Search licences, market maps and pay data come with the subscription. You buy no tools, and every week you see who was approached, who answered and why somebody said no.',
    },
    {
      id: 'savings',
      title: 'Significant Cost Savings',
      text: `Growth is built to save ${costSaving} of what hiring costs. A monthly price replaces a fee on every salary, so finance knows the figure before the first interview.`,
    },
    {
      id: 'flexibility',
      title: 'Flexibility',
      text: `From ${hires.min} hires a month to more than ${hires.max}, for ${months.min} to ${months.max} months. Add capacity for a peak, and turn it off when the seats are filled.`,
    },
  ] as const;

export type Reason = ReturnType<typeof reasonsOf>[number];
