import type { Claims } from '@torque-tide/contract/claims';
import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import { paths } from '@/site/paths';

export interface Solution {
  /** The anchor on the Solutions page. */
  id: 'core' | 'contract' | 'exec-search' | 'growth';
  name: string;
  /** The prefix of its texts and its price. */
  texts: 'core' | 'contract' | 'execSearch' | 'growth';
  /** The target of 'Learn More'. */
  to: string;
  /** True for the highlighted one, with the New badge. */
  isHighlighted?: true;
}

/** The four ways to hire, in the order of every page. */
export const solutions: readonly Solution[] = [
  { id: 'core', name: 'Core', texts: 'core', to: paths.services() },
  { id: 'contract', name: 'Contract', texts: 'contract', to: paths.services() },
  { id: 'exec-search', name: 'Exec Search', texts: 'execSearch', to: paths.services() },
  { id: 'growth', name: 'Growth', texts: 'growth', to: paths.growth(), isHighlighted: true },
];

/** Returns a solution's texts. */
export function wordsOf({ texts: prefix }: Solution, texts: TextsOf<'solutions'>) {
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

/** Returns the price range from the settings; Growth has its own prices. */
export function priceOf({ texts }: Solution, claims: Claims): string | undefined {
  return texts === 'growth' ? undefined : claims[`${texts}Price`];
}
