import type { JobFilters } from '@torque-tide/domain/jobs/job-filter';
import type { JobSearchResult, NearJobs } from '@torque-tide/domain/jobs/search-jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { distanceText, reachText } from '@torque-tide/domain/places/distance';
import { jobsText } from '@/shared/content/job/job-view-model';
import { Button } from '@/shared/ui/button/button';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { DistanceSelect } from './distance-select';
import styles from './place-of-search.module.css';

/** The most other places of the same name to offer. */
const OTHERS_MAX = 2;

type Change = (changes: Partial<JobFilters>) => void;

interface Props {
  near: NearJobs | undefined;
  offered: JobSearchResult<ListedJob>['offered'] | undefined;
  isNearMe: boolean;
  filters: JobFilters;
  onChange: Change;
}

/**
 * Shows the place that was recognised in the search, and lets visitors change it or search for the
 * word instead.
 */
export function PlaceOfSearch({ filters, near, offered, isNearMe, onChange }: Props) {
  if (near) return <Near filters={filters} near={near} onChange={onChange} />;
  if (isNearMe) {
    return (
      <p className={styles.root}>
        We don’t know where you are. Search with your town or postcode, such as “near Leeds” or
        “within 50 miles of LS1”.
      </p>
    );
  }
  if (!offered) return null;
  const { place, rest, jobs, within } = offered;
  return (
    <div className={styles.root} role="group" aria-label="Place">
      <span>Did you mean a place?</span>
      <Button variant="text" onClick={() => onChange({ text: rest, near: place.label })}>
        {place.kind === 'countries'
          ? `In ${place.label}: ${jobsText(jobs)}`
          : `Within ${reachText(within, place)} of ${place.label}: ${jobsText(jobs)}`}
      </Button>
    </div>
  );
}

interface NearProps {
  filters: JobFilters;
  near: NearJobs;
  onChange: Change;
}

function Near({ filters, near, onChange }: NearProps) {
  const { place, words, rest, others, within } = near.asked;
  const isUnderstood = filters.near === '';
  const isCountries = place.kind === 'countries';
  const moveTo = (label: string) => onChange({ text: rest, near: label });
  return (
    <div className={styles.root} role="group" aria-label="Place">
      {/* A chosen place is already in its field. */}
      {isUnderstood && (
        <>
          <button
            className={styles.chip}
            type="button"
            onClick={() => onChange({ text: rest, near: '', within: 0, nearOnly: false })}
          >
            <VisuallyHidden>Remove</VisuallyHidden>{' '}
            <span>{`${isCountries ? 'In' : 'Near'} ${place.label}`}</span>
            <CloseIcon size={16} />
          </button>
          {!isCountries && (
            <DistanceSelect
              className={styles.miles}
              within={within}
              place={place}
              onChange={(miles) => onChange({ within: miles })}
            />
          )}
        </>
      )}
      <button
        className={styles.toggle}
        type="button"
        aria-pressed={!filters.nearOnly}
        onClick={() => onChange({ nearOnly: !filters.nearOnly })}
      >
        {isUnderstood ? 'and remote' : 'Remote jobs too'}
      </button>
      {others.slice(0, OTHERS_MAX).map(({ label }) => (
        <Button key={label} variant="text" onClick={() => moveTo(label)}>
          {`${label} instead`}
        </Button>
      ))}
      {isUnderstood && (
        <Button variant="text" onClick={() => onChange({ words: true })}>
          {`Search for the ${words.includes(' ') ? 'words' : 'word'} “${words}” instead`}
        </Button>
      )}
      {near.within === 0 && near.beyond.length > 0 && (
        <div className={styles.beyond}>
          <span>{`Nothing within ${reachText(within, place)}. Nearest:`}</span>
          {near.beyond.map(({ place: other, miles, jobs }) => (
            <Button key={other.label} variant="text" onClick={() => moveTo(other.label)}>
              {`${other.name}, ${distanceText(miles, place)}: ${jobsText(jobs)}`}
            </Button>
          ))}
        </div>
      )}
      <small className={styles.source}>
        Places:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
          GeoNames
        </a>
        , CC BY 4.0
      </small>
    </div>
  );
}
