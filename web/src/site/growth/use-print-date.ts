import { useCallback, useEffect, useState } from 'react';

interface PrintDate {
  /** The date on the printed quote; undefined if none is being printed. */
  printDate: Date | undefined;
  print: () => void;
}

/** Holds the printed quote's date from the click until the print dialog closes. */
export function usePrintDate(): PrintDate {
  const [printDate, setPrintDate] = useState<Date>();

  useEffect(() => {
    if (!printDate) return undefined;
    const done = () => setPrintDate(undefined);
    // Some browsers return from `print` at once and capture the page later.
    window.addEventListener('afterprint', done);
    // The sheet is now in the DOM; its logo and font need another frame for layout.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', done);
      cancelAnimationFrame(frame);
    };
  }, [printDate]);

  const print = useCallback(() => setPrintDate(new Date()), []);
  return { printDate, print };
}
