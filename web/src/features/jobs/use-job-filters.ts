import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type JobFilters, NO_FILTERS } from './job-filter';

/** How long typing rests before the URL follows; browsers limit how often it may change. */
export const URL_DELAY_MS = 250;

const PARAMS = { text: 'q', sector: 'sector', location: 'location' } as const;

interface Control {
  filters: JobFilters;
  /** Changes some of the filters at once; the URL follows, for text when typing rests. */
  change: (changes: Partial<JobFilters>) => void;
  clear: () => void;
  /** Brings the URL up to date now: before the visitor leaves the field, and so perhaps the page. */
  flush: () => void;
}

/**
 * Filters that live in the URL, so that a view can be shared and Back restores it. What is typed is
 * held here and mirrored to the URL, so that typing waits for no navigation; whatever else changes
 * the URL (Back, a link) changes the filters.
 */
export function useJobFilters(): Control {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [filters, setFilters] = useState(() => readFilters(search));
  const [seen, setSeen] = useState(search);
  const timer = useRef<number>(undefined);
  const pending = useRef<JobFilters>(undefined);

  if (search !== seen) {
    setSeen(search);
    // This hook only ever replaces the URL: any other change comes from elsewhere.
    if (navigationType !== NavigationType.Replace) setFilters(readFilters(search));
  }

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    const next = pending.current;
    pending.current = undefined;
    if (!next) return;
    const params = writeFilters(search, next);
    void navigate({ pathname, search: params }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);

  // The timer outlives the render that set it, and must navigate from the URL of then.
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  }, [flush]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (changes: Partial<JobFilters>) => {
      const next = { ...filters, ...changes };
      setFilters(next);
      pending.current = next;
      window.clearTimeout(timer.current);
      const isTyping = changes.text !== undefined && changes.text !== '';
      if (isTyping) timer.current = window.setTimeout(() => latestFlush.current(), URL_DELAY_MS);
      else latestFlush.current();
    },
    [filters],
  );

  const clear = useCallback(() => change(NO_FILTERS), [change]);

  return { filters, change, clear, flush };
}

/** The filters that a URL's search names. */
export function readFilters(search: string): JobFilters {
  const params = new URLSearchParams(search);
  return {
    text: params.get(PARAMS.text) ?? '',
    sector: params.get(PARAMS.sector) ?? '',
    location: params.get(PARAMS.location) ?? '',
  };
}

/** A URL's search with the filters put in; what it holds beside them stays. */
export function writeFilters(search: string, filters: JobFilters): string {
  const params = new URLSearchParams(search);
  for (const [part, name] of Object.entries(PARAMS) as [keyof JobFilters, string][]) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    if (filters[part] !== '') params.append(name, filters[part]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
