import type { Claims } from '@torque-tide/contract/claims';
import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import { paths } from '@/site/paths';

export interface Solution {
  /** The anchor on the Solutions page. */
  id: 'core' | 'contract' | 'exec-search' | 'growth';
  name: string;
  /** The target of 'Learn More'. */
  to: string;
  /** True for the highlighted one, with the New badge. */
  isHighlighted: boolean;
}

/** The four ways to hire, in the order of every page. */
export const solutions: readonly Solution[] = [
  { id: 'core', name: 'Core', to: paths.services(), isHighlighted: false },
  { id: 'contract', name: 'Contract', to: paths.services(), isHighlighted: false },
  { id: 'exec-search', name: 'Exec Search', to: paths.services(), isHighlighted: false },
  { id: 'growth', name: 'Growth', to: paths.growth(), isHighlighted: true },
];

/** The prefixes of the solutions' texts. */
const PREFIXES = {
  core: 'core',
  contract: 'contract',
  'exec-search': 'execSearch',
  growth: 'growth',
} as const satisfies Record<Solution['id'], string>;

/** Returns a solution's texts. */
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

/** Returns the price range from the settings; Growth has its own prices. */
export function priceOf(id: Solution['id'], claims: Claims): string | undefined {
  return id === 'growth' ? undefined : claims[`${PREFIXES[id]}Price`];
}
