import type { Gazetteer } from '@torque-tide/domain/places/gazetteer';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import { useEffect, useState } from 'react';

/** The gazetteer, once it is wanted and there; undefined where it cannot be had, which stops nobody. */
export function useGazetteer(isWanted: boolean): Gazetteer | undefined {
  const [gazetteer, setGazetteer] = useState<Gazetteer>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    async function fetchIt() {
      try {
        const loaded = await loadGazetteer();
        if (!isLeft) setGazetteer(loaded);
      } catch {
        // The next form asks again.
      }
    }
    void fetchIt();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return gazetteer;
}
