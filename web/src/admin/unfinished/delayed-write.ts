/** How long typing has to pause before it is kept, in ms; a crash loses no more than this. */
export const KEEP_PAUSE_MS = 500;

/** Keeps what is typed once it pauses. */
interface DelayedWrite {
  /** Something has changed. */
  note: () => void;
  /** Keeps it now, if anything is waiting. */
  flush: () => void;
  /** Drops what is waiting. */
  drop: () => void;
}

/** @param write keeps the form as it is at that moment */
export function createDelayedWrite(write: () => void): DelayedWrite {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function flush() {
    if (timer === undefined) return;
    drop();
    write();
  }

  return {
    note: () => {
      clearTimeout(timer);
      timer = setTimeout(flush, KEEP_PAUSE_MS);
    },
    flush,
    drop,
  };
}
