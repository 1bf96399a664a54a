import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import { textInPath } from '@torque-tide/contract/long-lists';
import { addTextMatches } from '@torque-tide/domain/jobs/text-matches';
import type { JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { useLayoutEffect } from 'react';
import { readApi } from '@/shared/api/api-query';
import { LoadFailure } from '@/site/jobs/cards/load-failure';

/** A shorter pause, in ms, is part of typing. */
const PAUSE_MS = 150;

/**
 * Returns the query of a text's matches in one version of the list; another version needs another
 * request.
 */
function textQuery(asked: string, readAt: number) {
  const text = asked.trim();
  return queryOptions({
    queryKey: ['/api/job-texts', text, readAt],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      return readApi('/api/job-texts/:text', { text: textInPath(text) }, signal);
    },
    enabled: text !== '',
  });
}

interface Props {
  index: JobIndex;
  /** The search's text, and its part that isn't a place; an empty one isn't sent. */
  text: string;
  rest?: string | undefined;
  /** Called with the known matches; with undefined while a request is pending. */
  onSearched: (searched: JobIndex['searched']) => void;
}

/** Adds matches to the search's index, once for each answer. */
function useTextMatches({ entries, readAt }: JobIndex, texts: TextMatches | undefined): void {
  useLayoutEffect(() => {
    if (texts) addTextMatches({ entries, readAt }, texts);
  }, [entries, readAt, texts]);
}

/** Searches job texts on the server, for long lists. Shows nothing unless that fails. */
export function TextSearch({ index, text, rest = '', onSearched }: Props) {
  const whole = useQuery(textQuery(text, index.readAt));
  const part = useQuery(textQuery(rest, index.readAt));
  const reads = [whole, part];
  // Also during a retry, which the button then shows.
  const isLost = reads.some(
    ({ data, errorUpdateCount, isPaused }) => isPaused || (!data && errorUpdateCount > 0),
  );
  const isOver = isLost || !reads.some(({ isLoading }) => isLoading);
  useTextMatches(index, whole.data);
  useTextMatches(index, part.data);
  const { entries } = index;
  // Before the paint, which would otherwise show another search's results as complete. Runs for
  // every answer, because each gives a new index.
  useLayoutEffect(() => {
    onSearched(isOver && text.trim() !== '' ? { text } : undefined);
  }, [entries, text, whole.data, part.data, isOver, onSearched]);
  if (!isLost) return null;
  return (
    <LoadFailure
      isRetrying={reads.some(({ fetchStatus }) => fetchStatus !== 'idle')}
      onRetry={() => reads.forEach((read) => read.isError && void read.refetch())}
    >
      The full adverts could not be searched just now: only titles, places and first lines were.
    </LoadFailure>
  );
}
