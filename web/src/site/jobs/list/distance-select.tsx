import { DEFAULT_MILES, MILES_WITHIN } from '@torque-tide/domain/jobs/job-filter';
import { reachText } from '@torque-tide/domain/places/distance';
import type { Place } from '@torque-tide/domain/places/place';
import { useId } from 'react';

/** Used until the place is known. */
const AT_HOME = { countries: ['GB'] };

interface Props {
  className: string | undefined;
  /** In miles; 0 for the default. */
  within: number;
  place: Place | undefined;
  onChange: (miles: number) => void;
}

/** The radius of a search around its place. */
export function DistanceSelect({ className, within, place, onChange }: Props) {
  const id = useId();
  const chosen = within === 0 ? DEFAULT_MILES : within;
  // The URL may have a radius that isn't among the options.
  const reaches = [...new Set([...MILES_WITHIN, chosen])].sort((a, b) => a - b);
  return (
    <span className={className}>
      <label htmlFor={id}>within</label>
      <select id={id} value={chosen} onChange={({ target }) => onChange(Number(target.value))}>
        {reaches.map((miles) => (
          <option key={miles} value={miles}>
            {reachText(miles, place ?? AT_HOME)}
          </option>
        ))}
      </select>
    </span>
  );
}
