/** What shows messages: no page needs it before something is to be said. */
/** What shows messages: no page needs it before something is to be said. */
export function loadToaster() {
  takeStyles();
  return import('./toaster');
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
 * sheet, of which policies have nothing to say.
 */
function takeStyles(): void {
  // Browsers without constructed sheets show messages as plain text at the end of the page.
  if (window._goober || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  let text = '';
  window._goober = {
    parentNode: true,
    firstChild: {
      get data() {
        return text;
      },
      set data(css) {
        text = css;
        sheet.replaceSync(css);
      },
    },
  };
  document.adoptedStyleSheets.push(sheet);
}
