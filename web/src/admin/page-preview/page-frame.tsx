import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { parseInert, trustedHtml } from '@/admin/fields/paste/inert-html';
import { subscribeToColorMode } from '@/shared/theme/color-scheme';
import { SCHEME_ATTRIBUTE } from '@/shared/theme/tokens';

/** What the frame begins with: a document by today's rules, which `about:blank` is not. */
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
  /** A document, and the path of its page; undefined as long as there is none. */
  page: { html: string; path: string } | undefined;
  /** Called with the path that a link in the page leads to. */
  onFollow: (path: string) => void;
}

/** A page of the site in a frame in which nothing runs and which no link leaves. */
export function PageFrame({ title, page, onFollow }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [target, setTarget] = useState<Document>();
  /** The path of the page that is in view. */
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
    // It is of the frame's own window, whose elements are none of this one's.
    const pressed = event.target as Element;
    if (pressed.closest(WORKS_BY_ITSELF)) return;
    event.preventDefault();
    const link = pressed.closest<HTMLAnchorElement>('a[href]');
    if (link) onFollow(link.getAttribute('href') ?? '');
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    // A press of the middle button would open the page in a tab.
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
      // The admin area puts the page into it, and no script of the page runs.
      sandbox="allow-same-origin"
      onLoad={() => {
        const shown = frame.current?.contentDocument;
        inView.current = '';
        if (shown) setTarget(shown);
        // WebKit asks nobody before it follows a link in a frame without scripts, and has left the page.
        else empty(frame.current);
      }}
    />
  );
}

/** Opens and closes without a script. */
const WORKS_BY_ITSELF = 'summary, [popovertarget]';

function empty(frame: HTMLIFrameElement | null): void {
  // Nothing but this constant becomes a document by being text.
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
 * What a page is like where no script answers: each tab is there to be read, since none can be chosen; the
 * header, whose ground a script gives it when the page moves below it, moves along; and nothing moves by
 * itself beside what is typed.
 */
const STILL = `
#root > header { position: absolute !important; }
[role='tabpanel'] { display: block !important; }
*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
`;

/** Elements that fetch or run something, stand in for that, or say what the frame says itself. */
const NOT_SHOWN = 'link, meta, noscript, script';

/**
 * Puts the document of a page into a frame, in place of what it shows. What is in view stays so. Styles are
 * added as objects: the admin area's content policy, which holds in the frame, too, knows no style element
 * of the site.
 *
 * @param html as the server makes it
 * @param scheme the colours, `light` or `dark`
 */
export function drawPage(target: Document, html: string, scheme: string): void {
  const view = target.defaultView;
  // Of a frame that has just been taken away.
  if (!view) return;
  const { body, rules } = parseInert(html);
  const page = body.ownerDocument.documentElement;
  for (const element of page.querySelectorAll(NOT_SHOWN)) element.remove();
  for (const answer of page.querySelectorAll('details')) {
    // Of those with one name only one can be open.
    answer.removeAttribute('name');
    answer.open = true;
  }
  page.removeAttribute('data-layout');
  page.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const sheet = new view.CSSStyleSheet();
  // Visitors have scripts.
  sheet.replaceSync(`${rules.replaceAll('(scripting: none)', 'not all')}${STILL}`);
  const { scrollX: left, scrollY: top } = view;
  target.adoptedStyleSheets = [sheet];
  target.documentElement.replaceWith(target.adoptNode(page));
  view.scrollTo({ left, top, behavior: 'instant' });
}
