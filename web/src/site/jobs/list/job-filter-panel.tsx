import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { type Choice, choicesOf, toggled } from '@torque-tide/domain/jobs/job-filter-choices';
import { useMemo } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { JobFilterSelects } from './job-filter-selects';
import styles from './job-filter-panel.module.css';

const TRAITS = { remote: 'Remote', salary: 'Advertised with a salary' };

interface Props {
  filters: JobFilters;
  index: JobIndex;
  onChange: (changes: Partial<JobFilters>) => void;
}

/**
 * Every choice of the job list, several of a kind at once, each with the jobs that it would show. The
 * first sector and the first place are the dropdowns': further ones are asked for beside them.
 */
export function JobFilterPanel({ filters, index, onChange }: Props) {
  const choices = useMemo(() => choicesOf(index, filters), [index, filters]);
  return (
    <div className={styles.panel}>
      <div className={styles.selects}>
        <JobFilterSelects filters={filters} index={index} onChange={onChange} />
      </div>
      <Choices
        title="Also in these sectors"
        choices={besides(choices.sectors, filters.sectors)}
        onChoose={(value) => onChange({ sectors: toggled(filters.sectors, value) })}
      />
      <Choices
        title="Also in these places"
        choices={besides(choices.locations, filters.locations)}
        onChoose={(value) => onChange({ locations: toggled(filters.locations, value) })}
      />
      <Choices
        title="Type of contract"
        choices={choices.types}
        onChoose={(value) => onChange({ types: toggled(filters.types, value) })}
      />
      <Choices
        title="Only jobs that are"
        choices={[choices.remote, choices.salary]}
        label={(value) => TRAITS[value]}
        onChoose={(value) => onChange({ [value]: !filters[value] })}
      />
      <Choices
        title="Posted within"
        choices={choices.days}
        label={(days) => (days === 1 ? 'a day' : `${days} days`)}
        onChoose={(days) => onChange({ days: filters.days === days ? 0 : days })}
      />
    </div>
  );
}

/** What may be chosen beside what the dropdown of the same kind shows: nothing, while that shows nothing. */
function besides(choices: readonly Choice<string>[], [first]: readonly string[]) {
  if (first === undefined) return [];
  return choices.filter(({ value }) => value.toLowerCase() !== first.toLowerCase());
}

interface ChoicesProps<Value> {
  title: string;
  choices: readonly Choice<Value>[];
  /** What a choice is called, when it is not its value. */
  label?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

function Choices<Value>({ title, choices, label = String, onChoose }: ChoicesProps<Value>) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, jobs, isChosen }) => (
          <button
            className={styles.chip}
            key={String(value)}
            type="button"
            aria-pressed={isChosen}
            disabled={jobs === 0 && !isChosen}
            onClick={() => onChoose(value)}
          >
            {label(value)}{' '}
            <span>
              <span>{jobs}</span>{' '}
              <VisuallyHidden as="small">{jobs === 1 ? 'job' : 'jobs'}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
