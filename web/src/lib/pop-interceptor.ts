type Interceptor = (event: PopStateEvent) => void;

let interceptor: Interceptor | undefined;

/**
 * Lets a part of the site that is loaded later see `popstate` before the router does. Call it
 * before the router is rendered: Chromium calls the window's listeners in the order in which they
 * were added, those that capture the event no sooner than others.
 */
export function listenBeforeRouter(): void {
  // Added twice, it is there once.
  window.addEventListener('popstate', pass);
}

/**
 * Shows every `popstate` to `next`, which may stop it.
 *
 * @returns what ends that
 */
export function interceptPops(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = undefined;
  };
}

function pass(event: PopStateEvent): void {
  interceptor?.(event);
}
