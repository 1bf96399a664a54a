import type { JobFilters } from '@torque-tide/domain/jobs/job-filter';
import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import type { Place } from '@torque-tide/domain/places/place';
import { useId, useRef, useState } from 'react';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { loadChunk } from '@/shared/ui/errors/load-chunk';
import { SearchField } from '@/shared/ui/form/search-field';
import { Optional } from '@/shared/ui/errors/error-boundary';
import { IconButton } from '@/shared/ui/button/button';
import styles from './place-field.module.css';
import { icon } from '@/shared/ui/icons/icon';

interface Props {
  filters: JobFilters;
  /** The filters' place, once known. */
  place: Place | undefined;
  onChange: (changes: Partial<JobFilters>) => void;
}

/** Typed text that isn't a filter yet. */
interface Draft {
  text: string;
  /** The filter at the time of typing; if it changes, the draft is dropped. */
  near: string;
  error?: string;
}

// Loaded with the rest of a search by place.
const DistanceSelect = lazyChunk(async () => (await import('./search-parts')).DistanceSelect);

const PinIcon = icon(
  <>
    <path d="M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </>,
);

const LocateIcon = icon(
  <>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5" />
  </>,
);

const NO_POSITION = 'We couldn’t get your location. Type your town or postcode instead.';
const OFFLINE = 'There is no connection. We’ll look the place up when there is.';
const NOT_LOADED = 'Places couldn’t be loaded. Please try again.';

/**
 * The place to search near, and the radius. A position stays in the browser; only its nearest town
 * is used.
 */
export function PlaceField({ filters, place, onChange }: Props) {
  const { near } = filters;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [isLocating, setIsLocating] = useState(false);
  const hasLocation = useIsHydrated() && 'geolocation' in navigator;
  /** The latest input or request; results of earlier ones are dropped. */
  const latest = useRef<object>(undefined);
  const { text, error } = draft?.near === near ? draft : { text: near };

  function take(label: string) {
    latest.current = undefined;
    setDraft(undefined);
    if (label !== near)
      onChange(label === '' ? { near: '', within: 0, nearOnly: false } : { near: label });
  }

  function hold(next: Draft) {
    latest.current = next;
    setDraft(next);
  }

  function type(typed: string) {
    setIsLocating(false);
    if (typed === '' || suggestions.includes(typed)) {
      take(typed);
      return;
    }
    const next = { text: typed, near };
    hold(next);
    void suggest(typed);
    // The visitor typed it before the app started, and has left the field.
    if (document.activeElement !== input.current) void settle(next);
  }

  async function suggest(typed: string) {
    const asked = latest.current;
    const labels = await load().then(
      ({ suggestedLabels }) => suggestedLabels(typed),
      () => [],
    );
    if (latest.current === asked) setSuggestions(labels);
  }

  async function settle(typed: Draft | undefined) {
    if (typed?.near !== near || typed.text.trim() === '') return;
    // Chunks that aren't loaded yet would wait for a connection.
    const asked = navigator.onLine ? typed : { ...typed, error: OFFLINE };
    hold(asked);
    const label = await load().then(
      ({ labelOf }) => labelOf(typed.text),
      () => null,
    );
    if (latest.current !== asked) return;
    if (label) take(label);
    else hold({ ...typed, error: label === null ? NOT_LOADED : unknown(typed.text) });
  }

  async function locate() {
    const asked = {};
    latest.current = asked;
    setIsLocating(true);
    const label = await load()
      .then(({ nearestLabel }) => nearestLabel())
      .catch(() => undefined);
    if (latest.current !== asked) return;
    setIsLocating(false);
    if (label === undefined) hold({ text: '', near, error: NO_POSITION });
    else take(label);
  }

  return (
    <div className={styles.root}>
      <div className={styles.field}>
        <SearchField
          label="Town or postcode"
          placeholder="Town or postcode"
          clearLabel="Clear place"
          icon={<PinIcon />}
          urlParam={FILTER_PARAMS.near}
          inputRef={input}
          value={text}
          suggestions={suggestions}
          errorId={error && errorId}
          onFocus={() => void suggest(text)}
          onChange={type}
          onCommit={() => void settle(draft)}
          emptyHint={
            hasLocation && (
              <IconButton
                className={styles.locate}
                title="Use my location"
                aria-label="Use my location"
                aria-busy={isLocating}
                onClick={() => void locate()}
              >
                <LocateIcon size={22} />
              </IconButton>
            )
          }
        />
        {(isLocating || error) && (
          <p className={styles.note} id={errorId} role="alert">
            {isLocating ? 'Finding the nearest town…' : error}
          </p>
        )}
      </div>
      {near !== '' && place?.kind !== 'countries' && (
        <Optional>
          <DistanceSelect
            className={styles.distance}
            within={filters.within}
            place={place}
            onChange={(within) => onChange({ within })}
          />
        </Optional>
      )}
    </div>
  );
}

/** The gazetteer loads when the field gets the focus. */
const load = () => loadChunk(() => import('./search-engine'));

const unknown = (text: string) => `We don’t know “${text}”. Try a town nearby or a postcode.`;
