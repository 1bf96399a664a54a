import { useEffect, useState } from 'react';
import { styled } from '@/theme/styled';

/** After this long a loading text admits that something is slow. */
export const SLOW_MS = 6000;

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  // Paper gets no more of it.
  '@media print': { display: 'none' },
}));

interface Props {
  /** What is loading, as the specification words it. */
  children: string;
}

/** Says that something loads, and after a while that it takes longer than it should. */
export function LoadingNote({ children }: Props) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-needs-script>
      <Note>{children}</Note>
      {isSlow && <Note>This is taking longer than usual. Your connection may be slow.</Note>}
    </div>
  );
}
