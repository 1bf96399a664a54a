/** The rules of notistack, kept until they are needed. */
let sheet: CSSStyleSheet | undefined;

/** What shows messages: no page needs it before something is to be said. */
export function loadToaster() {
  takeStyles();
  return import('./toaster');
}

/** The same, for a message that waits to be shown. */
export async function openToaster() {
  const toaster = await loadToaster();
  if (sheet && !document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets.push(sheet);
  }
  return toaster;
}

/** What goober asks of the element that it looks for by its id before it makes one. */
interface StyleHolder {
  parentNode: true;
  firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: StyleHolder;
  }
}

/**
 * notistack's few styles come from goober, which writes them into a style element while the page runs:
 * no content policy can name their hash. Given something else to write into, it fills a constructed
 * sheet, of which policies have nothing to say. The page gets it with its first message: once it has such
 * a sheet, Chromium sets up its fonts again for each style sheet that is loaded, and lays out every text.
 */
function takeStyles(): void {
  // Browsers without constructed sheets show messages as plain text at the end of the page.
  if (window._goober || !('adoptedStyleSheets' in document)) return;
  const rules = new CSSStyleSheet();
  sheet = rules;
  let text = '';
  window._goober = {
    parentNode: true,
    firstChild: {
      get data() {
        return text;
      },
      set data(css) {
        text = css;
        rules.replaceSync(css);
      },
    },
  };
}
