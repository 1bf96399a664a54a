import { parseInert } from '@/admin/fields/paste/inert-html';
import { SCHEME_ATTRIBUTE } from '@/shared/theme/tokens';

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

/** Elements that fetch something, or say what the frame says itself. */
const NOT_SHOWN = 'link, meta, script';

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
