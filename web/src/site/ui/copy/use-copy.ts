import { useCallback } from 'react';
import { copyText } from '@/shared/browser/copy-text';
import { useToast } from '@/shared/ui/toast/use-toast';

interface Copy {
  text: string;
  /** What the visitor has copied, as a toast says it: "Message copied". */
  done: string;
  /** What to do when the browser refuses. */
  fallback: string;
}

/** Copies text to the clipboard and says so; true when it worked. */
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
