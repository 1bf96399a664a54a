/** notistack's style sheet. */
let sheet: CSSStyleSheet | undefined;

/** Loads the toaster; no page needs it before its first message. */
export function loadToaster() {
  takeStyles();
  return import('./toaster');
}

/** Loads the toaster with its styles, for a message that is waiting. */
export async function openToaster() {
  const toaster = await loadToaster();
  if (sheet && !document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets.push(sheet);
  }
  return toaster;
}

/**
 * The parts of a style element that goober uses; it looks the element up by id before it creates
 * one.
 */
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
 * notistack's few styles come from goober, which writes them into a style element at run time,
 * where no content policy can list their hash. This gives goober a constructed style sheet instead,
 * which policies don't cover. The page adopts it with its first message only: from then on Chromium
 * rebuilds its fonts and lays out all text again for each style sheet that loads.
 */
function takeStyles(): void {
  // Browsers without constructed style sheets show messages as plain text at the page's end.
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
