import type { PagePreview } from '@torque-tide/contract/page-previews';
import { withoutPlace } from '@torque-tide/domain/paths';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '@/admin/requests/describe';
import { callApi } from '@/shared/api/api-client';

/** Who types does so faster, in ms. */
const PAUSE_MS = 500;

interface ShownPage {
  /** The last document that has come, and the path of its page. */
  page: { html: string; path: string } | undefined;
  /** Why the newest has not, as sentences. */
  problem: string | undefined;
  /** Asks once more. */
  retry: () => void;
}

/**
 * A page as it would be with what is asked for, asked anew when typing pauses. The last document stays until
 * the next one has come, and no late answer takes the place of a newer one.
 *
 * @param isSeen false where nobody looks at it: then nothing is asked
 */
export function usePagePreview(asked: PagePreview, isSeen: boolean): ShownPage {
  const [page, setPage] = useState<ShownPage['page']>();
  const [failure, setFailure] = useState<{ question: string; problem: string }>();
  const [tries, setTries] = useState(0);
  /** What the page in view was asked with. */
  const answered = useRef<{ question: string; path: string }>(undefined);
  const question = JSON.stringify(asked);

  useEffect(() => {
    if (!isSeen || answered.current?.question === question) return undefined;
    const body = JSON.parse(question) as PagePreview;
    const { path } = body;
    const asking = new AbortController();
    const { signal } = asking;
    // Another page is not typed.
    const wait = answered.current?.path === path ? PAUSE_MS : 0;
    const ask = async () => {
      try {
        const sent = { ...body, path: withoutPlace(path) };
        const { html } = await callApi('pagePreviews.make', { body: sent, signal });
        if (signal.aborted) return;
        answered.current = { question, path };
        setPage({ html, path });
        setFailure(undefined);
      } catch (error) {
        if (!signal.aborted) setFailure({ question, problem: describeFailure(error) });
      }
    };
    const timer = window.setTimeout(() => void ask(), wait);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [question, isSeen, tries]);

  // Of what is asked now: whoever takes back what was typed has the page that is in view.
  const problem = failure?.question === question ? failure.problem : undefined;
  return { page, problem, retry: () => setTries((count) => count + 1) };
}
