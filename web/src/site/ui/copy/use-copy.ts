import { useCallback } from 'react';
import { copyText } from '@/shared/browser/copy-text';
import { useToast } from '@/shared/ui/toast/use-toast';

interface Copy {
  text: string;
  /** The toast after copying: 'Message copied'. */
  done: string;
  /** The advice if the browser refuses. */
  fallback: string;
}

/** Copies text to the clipboard and shows a toast; resolves with whether it worked. */
export function useCopy(): (copy: Copy) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async ({ text, done, fallback }) => {
      const isCopied = await copyText(text);
      toast(
        isCopied
          ? { title: done, tone: 'success' }
          : { title: 'Could not copy', description: fallback, tone: 'error' },
      );
      return isCopied;
    },
    [toast],
  );
}
