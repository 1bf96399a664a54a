import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { type ChosenFilter, chosenFilters } from '@torque-tide/domain/jobs/job-filter-chosen';
import { type MouseEvent } from 'react';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { spelledAs } from './job-filter-selects';
import styles from './chosen-filters.module.css';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
  /** Called when the last filter is removed; moves the focus. */
  onEmptied: () => void;
}

/**
 * The chosen filters, each with a button to remove it. On wide screens those in a dropdown aren't
 * repeated.
 */
export function ChosenFilters({ filters, index, onChange, onEmptied }: Props) {
  const chosen = chosenFilters(filters);

  function takeAway({ without }: ChosenFilter, { currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    onChange(without);
    // The focused button disappears, so the focus must move.
    if (next) next.querySelector('button')?.focus();
    else onEmptied();
  }

  return (
    <ul className={styles.list} aria-label="Chosen filters">
      {chosen.map((each) => (
        <li key={`${each.part} ${each.name}`} data-in-dropdown={each.isInDropdown || undefined}>
          <button className={styles.chip} type="button" onClick={(event) => takeAway(each, event)}>
            <VisuallyHidden>Remove</VisuallyHidden> {nameOf(each, index)}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ part, name }: ChosenFilter, index: JobIndex): string {
  const isListed = part === 'sectors' || part === 'locations' || part === 'types';
  return isListed ? spelledAs(index[part], name) : name;
}
