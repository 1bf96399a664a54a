import type { Claims } from '@torque-tide/contract/claims';

/** Reasons to work with the agency. */
export const reasonsOf = ({ aboutCountries }: Claims) => [
  {
    title: 'Sector specialization',
    text: 'Two sectors and no others. We know what a protection engineer signs off, why a 33 kV switching programme takes a week and who in the market has done it before.',
  },
  {
    title: 'Dual perspective',
    text: 'We work for companies that hire and with people who look for work, in the same market and on the same day. Each side gets a straight account of the other.',
  },
  {
    title: `Presence in ${aboutCountries} countries`,
    text: 'Projects cross borders and so do careers. We search where the experience is, and tell you what a move takes: notice, permits, pay and what people give up.',
  },
];

/** The three values; their titles are those of docs/product.md. */
export const values = [
  {
    title: 'Do it, say it, own it.',
    text: 'We say what we will do, we do it, and when it goes wrong you hear it from us first.',
  },
  {
    title: 'Make it count.',
    text: 'Five people worth meeting are better than fifty CVs. If we have nobody yet, we say so.',
  },
  {
    title: 'Know your stuff.',
    text: 'We read the datasheet, the grid code and the job description before we call anyone.',
  },
] as const;
