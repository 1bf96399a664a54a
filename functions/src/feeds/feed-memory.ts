import type { Job } from '@torque-tide/contract/jobs';
import type { Settings } from '@torque-tide/contract/settings';
import { indexJobs, type JobIndex } from '@torque-tide/domain/jobs/job-filter';
import type { Clock } from '../lib/clock';
import { createLimitedMap } from '../lib/limited-map';
import type { Changed } from '../published/collection';

/** What an instance of 512 MiB has room for beside its documents. */
const KEPT_BYTES_MAX = 48 * 1024 * 1024;
/** 'Posted within 7 days' moves by the clock, without any change of the content. */
const MAX_AGE_MS = 5 * 60_000;

/** Content of which every part is the same object until it changes. */
interface Published {
  jobs: Changed<Job>[];
  caseStudies: { id: string; changedAt: Date }[];
  settings: Settings;
}

/** What feeds are made of. */
export interface FeedContent extends Published {
  now: Date;
  /** The jobs, made ready to be searched once. */
  index: () => JobIndex<Changed<Job>>;
}

/**
 * Keeps rendered feeds for as long as the content stands, since rendering thousands of jobs blocks the
 * function that serves every page. Equal requests share one rendering.
 *
 * @returns renders a feed unless it is kept; `address` names the feed and its search
 */
export function createFeedMemory(clock: Clock, read: () => Promise<Published>) {
  let memory: ReturnType<typeof emptyMemory> | undefined;

  return async (
    address: string,
    render: (content: FeedContent) => string | Promise<string>,
  ): Promise<Buffer> => {
    const published = await read();
    const now = clock.now();
    if (!memory?.holds(published, now)) memory = emptyMemory(published, now);
    const { content, kept, flights } = memory;
    const known = kept.get(address) ?? flights.get(address);
    if (known) return known;
    const flight = Promise.resolve(content)
      .then(render)
      .then((text) => {
        const bytes = Buffer.from(text);
        // A larger one would push out everything else, and itself.
        if (bytes.byteLength <= KEPT_BYTES_MAX) kept.set(address, bytes);
        return bytes;
      })
      .finally(() => flights.delete(address));
    flights.set(address, flight);
    return flight;
  };
}

function emptyMemory(published: Published, now: Date) {
  let index: JobIndex<Changed<Job>> | undefined;
  const content: FeedContent = {
    ...published,
    now,
    index: () => (index ??= indexJobs(published.jobs, now.getTime(), published.settings.taxonomy)),
  };
  return {
    content,
    kept: createLimitedMap<Buffer>(KEPT_BYTES_MAX, ({ byteLength }) => byteLength),
    flights: new Map<string, Promise<Buffer>>(),
    holds: ({ jobs, caseStudies, settings }: Published, at: Date) =>
      content.jobs === jobs &&
      content.caseStudies === caseStudies &&
      content.settings === settings &&
      at.getTime() - now.getTime() < MAX_AGE_MS,
  };
}
