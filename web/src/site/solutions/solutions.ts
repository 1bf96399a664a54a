import type { Claims } from '@torque-tide/contract/claims';
import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import { paths } from '@/site/paths';

export interface Solution {
  /** Its anchor on the Solutions page, and its key in lists. */
  id: 'core' | 'contract' | 'exec-search' | 'growth';
  name: string;
  /** Where 'Learn More' leads. */
  to: string;
  /** The one that stands out and carries the New badge. */
  isHighlighted: boolean;
}

/** The four ways to hire, in the order in which every page shows them. */
export const solutions: readonly Solution[] = [
  { id: 'core', name: 'Core', to: paths.services(), isHighlighted: false },
  { id: 'contract', name: 'Contract', to: paths.services(), isHighlighted: false },
  { id: 'exec-search', name: 'Exec Search', to: paths.services(), isHighlighted: false },
  { id: 'growth', name: 'Growth', to: paths.growth(), isHighlighted: true },
];

/** How the names of a solution's texts begin. */
const PREFIXES = {
  core: 'core',
  contract: 'contract',
  'exec-search': 'execSearch',
  growth: 'growth',
} as const satisfies Record<Solution['id'], string>;

/** What the owner says of a solution. */
export function wordsOf(id: Solution['id'], texts: TextsOf<'solutions'>) {
  const prefix = PREFIXES[id];
  return {
    /** One line, for a card. */
    summary: texts[`${prefix}Summary`],
    description: texts[`${prefix}Description`],
    /** What a client gets, in a few short lines. */
    points: texts[`${prefix}Points`],
    suitedTo: texts[`${prefix}SuitedTo`],
    paidBy: texts[`${prefix}PaidBy`],
  };
}

/** The owner's price range; Growth has prices of its own. */
export function priceOf(id: Solution['id'], claims: Claims): string | undefined {
  return id === 'growth' ? undefined : claims[`${PREFIXES[id]}Price`];
}
