import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { Button } from '@/shared/ui/button/button';
import { useCopy } from '@/site/ui/copy/use-copy';
import { LinkIcon, ShareIcon } from '@/site/ui/icons/share';
import { paths } from '@/site/paths';

interface Props {
  id: string;
  title: string;
}

/** Hands the job on by the system's own share sheet, or copies its link where there is none. */
export function ShareJob({ id, title }: Props) {
  const canShare = useIsHydrated() && typeof navigator.share === 'function';
  const copy = useCopy();

  async function share() {
    const url = new URL(paths.job(id), window.location.origin).href;
    if (canShare) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The visitor closed the sheet: that is an answer, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy({ text: url, done: 'Link copied', fallback: `Please copy ${url}` });
  }

  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={canShare ? <ShareIcon size={18} /> : <LinkIcon size={18} />}
      onClick={() => void share()}
    >
      {canShare ? 'Share' : 'Copy link'}
    </Button>
  );
}
