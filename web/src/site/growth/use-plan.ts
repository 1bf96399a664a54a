import { useUrlState } from '@/shared/browser/use-url-state';
import { readPlan, writePlan } from './plan-url';
import type { Plan } from './quote';

const inUrl = { read: readPlan, write: writePlan };

interface Control {
  plan: Plan;
  change: (changes: Partial<Plan>) => void;
  /** Brings the URL up to date now: before the visitor leaves the slider. */
  flush: () => void;
}

/** The plan of the calculator, shareable by its URL. */
export function usePlan(): Control {
  const { state, ...control } = useUrlState<Plan>(inUrl);
  return { plan: state, ...control };
}
