import type { Claims } from '@torque-tide/contract/claims';
import { paths } from '@/site/paths';

export interface Solution {
  /** Its anchor on the Solutions page, and its key in lists. */
  id: 'core' | 'contract' | 'exec-search' | 'growth';
  name: string;
  /** One line, for a card. */
  summary: string;
  /** A paragraph, for the Solutions page. */
  description: string;
  /** What a client gets, three or four short lines. */
  points: readonly string[];
  /** Where 'Learn More' leads. */
  to: string;
  /** The one that stands out and carries the New badge. */
  isHighlighted: boolean;
}

/** The four ways to hire, in the order in which every page shows them. */
export const solutionsOf = ({ growth }: Claims): readonly Solution[] => [
  {
    id: 'core',
    name: 'Core',
    summary: 'Contingent recruitment for one or two niche hires.',
    description:
      'For the one or two roles that your own adverts do not reach. A consultant who knows the discipline takes the brief, searches the market and sends people they have spoken to. You pay when somebody starts.',
    points: [
      'A brief taken by somebody who knows the discipline',
      'A shortlist with the reasons for each name',
      'No fee until your hire starts',
    ],
    to: paths.services(),
    isHighlighted: false,
  },
  {
    id: 'contract',
    name: 'Contract',
    summary: 'Contractors on site fast, payroll and compliance included.',
    description:
      'For outages, commissioning and peaks of work that will not wait for a permanent hire. We find the contractors, check their papers and pay them, so that your project deals with one invoice.',
    points: [
      'Contractors who know the equipment and the site rules',
      'Right-to-work, certificates and references checked',
      'Payroll and compliance run by us, on one invoice',
    ],
    to: paths.services(),
    isHighlighted: false,
  },
  {
    id: 'exec-search',
    name: 'Exec Search',
    summary: 'Confidential search for c-suite and senior leaders.',
    description:
      'For appointments that cannot be advertised. We agree on what the role has to achieve, map who has done it before, and approach them in confidence, without your name until you release it.',
    points: [
      'A map of the market before the first approach',
      'Your name withheld until you release it',
      'Assessment against what the role has to achieve',
      'One partner from brief to first day',
    ],
    to: paths.services(),
    isHighlighted: false,
  },
  {
    id: 'growth',
    name: 'Growth',
    summary: 'A dedicated recruitment team by subscription, at a predictable monthly cost.',
    description: `For companies that hire every month. A dedicated recruitment team works as part of yours for a fixed subscription instead of a fee for each placement, which saves ${growth.costSaving} of the cost.`,
    points: [
      'A dedicated recruitment team inside yours',
      'One predictable monthly cost',
      `${growth.costSaving} cost saving`,
      `Turn it on and off, from ${growth.minimumMonths} months`,
    ],
    to: paths.growth(),
    isHighlighted: true,
  },
];
