import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { type ChosenFilter, chosenFilters } from '@torque-tide/domain/jobs/job-filter-chosen';
import { type MouseEvent } from 'react';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { spelledAs } from './spelled-as';
import styles from './chosen-filters.module.css';

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
  /** Takes the focus when nothing is left to take away. */
  onEmptied: () => void;
}

/** What is chosen, each to be taken away. On a wide screen what a dropdown shows does not stand here, too. */
export function ChosenFilters({ filters, index, onChange, onEmptied }: Props) {
  const chosen = chosenFilters(filters);

  function takeAway({ without }: ChosenFilter, { currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    onChange(without);
    // The button goes: without this the focus would go with it.
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
