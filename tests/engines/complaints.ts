/** Where a walked page gets the script from. No page of the site is there. */
export const COMPLAINTS_PATH = '/walk/complaints.js';
const KEY = 'complaints';

/**
 * No exception, but a notice: a page that was scrolled as it grew has grown again by that, and what watches
 * its height is told in the next frame. To scroll a frame later would make every return to a page flicker.
 */
const TOLD_NEXT_FRAME = 'ResizeObserver loop completed with undelivered notifications.';

/**
 * Notes, before anything else of a page runs, what goes wrong in it: exceptions, errors that are written to
 * the console, and what the content policy refuses. It is kept for as long as the tab is open: a page that
 * is left takes nothing with it.
 */
export const COMPLAINTS_SCRIPT = `(() => {
  const tell = (what) => {
    const told = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
    sessionStorage.setItem('${KEY}', JSON.stringify([...told, location.pathname + location.search + ': ' + what]));
  };
  const inFull = (what) => what?.stack ? what + ' ' + what.stack : String(what);
  addEventListener('error', ({ error, message }) => {
    if (message !== '${TOLD_NEXT_FRAME}') tell('exception: ' + inFull(error ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection: ' + inFull(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell('policy: ' + [effectiveDirective, blockedURI, sample].join(' ')));
  const write = console.error;
  console.error = (...told) => {
    tell('console: ' + told.map(inFull).join(' '));
    write(...told);
  };
})();`;

/** A document whose complaints are noted. */
export function withComplaints(html: string): string {
  return html.replace('<head>', `<head><script src="${COMPLAINTS_PATH}"></script>`);
}

/** In the page: what was noted since it was asked for last. */
export const TAKE_COMPLAINTS = `(() => {
  const told = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
  sessionStorage.removeItem('${KEY}');
  return told;
})()`;
