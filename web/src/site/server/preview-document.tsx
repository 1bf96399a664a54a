import type { PreviewNote } from '@torque-tide/contract/site-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewLine } from '@/site/preview/preview-line';
import type { RenderedPage } from './fill-document';

const MAIN = /<main[^<>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const APPLICATION = / href="(?:mailto:[^"?]*\?subject=Application[^"]*|\/jobs\/[^"/]+\/apply)"/g;
const NO_APPLICATION = ' role="link" aria-disabled="true" title="Nobody can apply in a preview."';
const APP = /<script[^<>]*><\/script>/g;
const STAND_IN = /<noscript>\s*(<style>[^<]*<\/style>)\s*<\/noscript>/g;

/**
 * Turns a page into a preview: adds a notice, and removes apply buttons and the data for search
 * engines and shared links.
 */
export function asPreview({ html, head }: RenderedPage, preview: PreviewNote): RenderedPage {
  const line = renderToStaticMarkup(<PreviewLine {...preview} />);
  const [title = ''] = TITLE.exec(head) ?? [];
  return {
    html: html.replace(MAIN, (main) => main + line).replaceAll(APPLICATION, NO_APPLICATION),
    head: `${title.replace('>', '>Preview: ')}<meta name="robots" content="noindex"/>`,
  };
}

/**
 * Removes the app from the shell, because it would look for the page at its own address.
 *
 * @param isAlone true if the page must work without the app; false if it is only looked at
 */
export function withoutApp(shell: string, isAlone: boolean): string {
  return shell.replaceAll(APP, '').replaceAll(STAND_IN, isAlone ? '$1' : '');
}
