import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { createListeners } from '@/shared/browser/listeners';

/** An item that its list should bring in sight. */
interface RevealRequest {
  kind: ContentKind;
  id: string;
  /** Something was done to it, so that it is marked for a moment. */
  isMarked: boolean;
}

/** Tell the list that is shown, whichever it is, that an item has come or come back. */
export const revealRequests = createListeners<RevealRequest>();
