import type { ReactNode } from 'react';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { Button } from '@/shared/ui/button/button';
import { LinkIcon, ShareIcon } from '@/site/ui/icons/share';
import { useCopy } from './use-copy';

interface Props {
  title: string;
  /** The path with its search. */
  path: string;
  size?: 'small' | 'medium';
  /** The label, unless the default fits. */
  children?: ReactNode;
}

/** Shares a page with the system's share sheet, or copies its link if there is none. */
export function ShareButton({ title, path, size = 'small', children }: Props) {
  const canShare = useIsHydrated() && typeof navigator.share === 'function';
  const copy = useCopy();

  async function share() {
    const url = new URL(path, window.location.origin).href;
    if (canShare) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The visitor closed the sheet, which isn't a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy({ text: url, done: 'Link copied', fallback: `Please copy ${url}` });
  }

  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={canShare ? <ShareIcon size={18} /> : <LinkIcon size={18} />}
      onClick={() => void share()}
    >
      {children ?? (canShare ? 'Share' : 'Copy link')}
    </Button>
  );
}
