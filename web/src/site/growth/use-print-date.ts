import { useCallback, useEffect, useState } from 'react';

interface PrintDate {
  /** When the visitor asked for the printed quote; undefined while there is none. */
  printDate: Date | undefined;
  print: () => void;
}

/** Holds the printed quote's date from the click until the print dialog is closed. */
export function usePrintDate(): PrintDate {
  const [printDate, setPrintDate] = useState<Date>();

  useEffect(() => {
    if (!printDate) return undefined;
    const done = () => setPrintDate(undefined);
    // Some browsers return from `print` at once and take the page's picture later: wait for them.
    window.addEventListener('afterprint', done);
    // After this effect's commit the sheet stands; a frame later its logo and font are laid out.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', done);
      cancelAnimationFrame(frame);
    };
  }, [printDate]);

  const print = useCallback(() => setPrintDate(new Date()), []);
  return { printDate, print };
}
