import type { Job } from '@torque-tide/contract/jobs';
import type { Settings } from '@torque-tide/contract/settings';
import { indexJobs, type JobIndex } from '@torque-tide/domain/jobs/job-filter';
import type { Clock } from '../lib/clock';
import type { RenderMemory } from '../lib/render-memory';
import type { Changed } from '../published/view';

/** 'Posted within 7 days' moves by the clock, without any change of the content. */
const MAX_AGE_MS = 5 * 60_000;

/** Content of which every part is the same object until it changes. */
interface Published {
  jobs: Changed<Job>[];
  caseStudies: { id: string; changedAt: Date }[];
  settings: Settings;
}

export interface FeedContent extends Published {
  now: Date;
  /** The jobs, made ready to be searched once. */
  index: () => JobIndex<Changed<Job>>;
}

/** Keeps rendered feeds while the content stands: rendering thousands of jobs blocks the function. */
export function createFeedMemory(
  clock: Clock,
  memory: RenderMemory,
  read: () => Promise<Published>,
) {
  let content: FeedContent | undefined;
  /** Told by a number: a feed that nobody asks for again must not keep the content of before. */
  let generation = 0;

  return async (
    address: string,
    render: (content: FeedContent) => string | Promise<string>,
  ): Promise<Buffer> => {
    const published = await read();
    const now = clock.now();
    if (!content || !isMadeOf(content, published, now)) {
      content = toContent(published, now);
      generation += 1;
    }
    const of = content;
    const made = generation;
    return memory(`${made} ${address}`, async () => {
      const value = Buffer.from(await render(of));
      return { value, bytes: value.byteLength, isCurrent: () => made === generation };
    });
  };
}

function toContent(published: Published, now: Date): FeedContent {
  let index: JobIndex<Changed<Job>> | undefined;
  return {
    ...published,
    now,
    index: () => (index ??= indexJobs(published.jobs, now.getTime(), published.settings.taxonomy)),
  };
}

function isMadeOf(content: FeedContent, published: Published, now: Date): boolean {
  return (
    content.jobs === published.jobs &&
    content.caseStudies === published.caseStudies &&
    content.settings === published.settings &&
    now.getTime() - content.now.getTime() < MAX_AGE_MS
  );
}
