import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HeardTexts } from '@torque-tide/contract/listed-jobs';
import { textInPath } from '@torque-tide/contract/long-lists';
import { hearTexts } from '@torque-tide/domain/jobs/hear-texts';
import type { JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { useLayoutEffect } from 'react';
import { readApi } from '@/shared/api/api-query';
import { LoadFailure } from '@/site/jobs/cards/load-failure';

/** Who types on within it has not asked yet, in ms. */
const PAUSE_MS = 150;

/** What a text is found in, of the list as it was read at a time: another list is asked about anew. */
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
  /** The text of the search, and what of it is no place; an empty one asks nothing. */
  text: string;
  rest?: string | undefined;
  /** Told what is known now, and of undefined as long as an answer is on its way. */
  onHeard: (heard: JobIndex['heard']) => void;
}

/** Lets the search know what has been found, once: each time it is kept beside what is known. */
function useHeard({ entries, readAt }: JobIndex, texts: HeardTexts | undefined): void {
  useLayoutEffect(() => {
    if (texts) hearTexts({ entries, readAt }, texts);
  }, [entries, readAt, texts]);
}

/** Asks the server, and lets the search know; shows nothing unless that fails. */
export function TextSearch({ index, text, rest = '', onHeard }: Props) {
  const whole = useQuery(textQuery(text, index.readAt));
  const part = useQuery(textQuery(rest, index.readAt));
  const reads = [whole, part];
  // Also while it is tried again: then the button says so.
  const isLost = reads.some(
    ({ data, errorUpdateCount, isPaused }) => isPaused || (!data && errorUpdateCount > 0),
  );
  const isOver = isLost || !reads.some(({ isLoading }) => isLoading);
  useHeard(index, whole.data);
  useHeard(index, part.data);
  const { entries } = index;
  // Before the paint, which would else say of another text or list that all of it is known; and with each of the
  // answers, which make another index of it.
  useLayoutEffect(() => {
    onHeard(isOver && text.trim() !== '' ? { text } : undefined);
  }, [entries, text, whole.data, part.data, isOver, onHeard]);
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
