import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { parseInert, trustedHtml } from '@/admin/fields/paste/inert-html';
import { subscribeToColorMode } from '@/shared/theme/color-scheme';
import { SCHEME_ATTRIBUTE } from '@/shared/theme/tokens';

/** The frame's initial document, in standards mode, unlike `about:blank`. */
const EMPTY = '<!doctype html><title>Preview</title>';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '70vh',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@container (min-width: 60rem)': { height: 'calc(100vh - 12rem)', minHeight: '16rem' },
}));

interface Props {
  title: string;
  /** A document, and its page's path; undefined while there is none. */
  page: { html: string; path: string } | undefined;
  /** Called with the path of a link that is followed in the page. */
  onFollow: (path: string) => void;
}

/** A page of the site in a frame that runs no scripts and can't navigate. */
export function PageFrame({ title, page, onFollow }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [target, setTarget] = useState<Document>();
  /** The path of the page on display. */
  const inView = useRef('');
  const scheme = useSyncExternalStore(subscribeToColorMode, schemeOfRoot);

  useEffect(() => empty(frame.current), []);
  useEffect(() => {
    if (!target || !page) return;
    drawPage(target, page.html, scheme);
    if (inView.current !== page.path) goTo(target, page.path);
    inView.current = page.path;
  }, [target, page, scheme]);
  const follow = useEffectEvent((event: Event) => {
    // The element belongs to the frame's window, so `instanceof` wouldn't work.
    const pressed = event.target as Element;
    if (pressed.closest(WORKS_BY_ITSELF)) return;
    event.preventDefault();
    const link = pressed.closest<HTMLAnchorElement>('a[href]');
    if (link) onFollow(link.getAttribute('href') ?? '');
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    // A middle click would open the page in a tab.
    const ignore = (event: Event) => event.preventDefault();
    target?.addEventListener('click', listener);
    target?.addEventListener('auxclick', ignore);
    return () => {
      target?.removeEventListener('click', listener);
      target?.removeEventListener('auxclick', ignore);
    };
  }, [target]);

  return (
    <Frame
      ref={frame}
      title={title}
      // Gives the admin area access to the frame, but doesn't let the page run scripts.
      sandbox="allow-same-origin"
      onLoad={() => {
        const shown = frame.current?.contentDocument;
        inView.current = '';
        if (shown) setTarget(shown);
        // WebKit follows links in a frame without scripts, and has left the page.
        else empty(frame.current);
      }}
    />
  );
}

/** Elements that open and close without a script. */
const WORKS_BY_ITSELF = 'summary, [popovertarget]';

function empty(frame: HTMLIFrameElement | null): void {
  // Only this constant is ever parsed as a document.
  if (frame) frame.srcdoc = trustedHtml(EMPTY);
}

/**
 * Scrolls to the top or to the path's anchor. `scrollIntoView` would also scroll the page around the frame, away from
 * the form.
 */
function goTo(shown: Document, path: string): void {
  const [, place = ''] = path.split('#');
  const view = shown.defaultView;
  const element = shown.getElementById(place);
  if (!view) return;
  const above = element
    ? Number.parseFloat(view.getComputedStyle(element).scrollMarginTop) || 0
    : 0;
  const top = element ? element.getBoundingClientRect().top + view.scrollY - above : 0;
  view.scrollTo({ top, behavior: 'instant' });
}

function schemeOfRoot(): string {
  return document.documentElement.getAttribute(SCHEME_ATTRIBUTE) ?? 'light';
}

/**
 * Adapts a page to a frame without scripts: all tabs are open, because none can be chosen; the
 * header scrolls along, because a script would give it its background; and nothing moves while the
 * editor types.
 */
const STILL = `
#root > header { position: absolute !important; }
[role='tabpanel'] { display: block !important; }
*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
`;

/** Elements that fetch or run something, replace that, or repeat the frame's own title. */
const NOT_SHOWN = 'link, meta, noscript, script';

/**
 * Replaces a frame's document with a page, and keeps the scroll position. Styles are adopted as
 * objects, because the admin area's content policy also applies in the frame and allows none of the
 * site's style elements.
 *
 * @param html as rendered by the server
 * @param scheme the colours, `light` or `dark`
 */
export function drawPage(target: Document, html: string, scheme: string): void {
  const view = target.defaultView;
  // The frame has just been removed.
  if (!view) return;
  const { body, rules } = parseInert(html);
  const page = body.ownerDocument.documentElement;
  for (const element of page.querySelectorAll(NOT_SHOWN)) element.remove();
  for (const answer of page.querySelectorAll('details')) {
    // With the same name, only one could be open.
    answer.removeAttribute('name');
    answer.open = true;
  }
  page.removeAttribute('data-layout');
  page.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const sheet = new view.CSSStyleSheet();
  // Styles for visitors without scripts don't apply.
  sheet.replaceSync(`${rules.replaceAll('(scripting: none)', 'not all')}${STILL}`);
  const { scrollX: left, scrollY: top } = view;
  target.adoptedStyleSheets = [sheet];
  target.documentElement.replaceWith(target.adoptNode(page));
  view.scrollTo({ left, top, behavior: 'instant' });
}
