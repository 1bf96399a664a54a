import { PASTE_POLICY } from '@torque-tide/contract/http-headers';

/** A formatted text in a separate document, in which no script runs and nothing is loaded. */
interface InertHtml {
  body: HTMLElement;
  /** Its style sheets, as text. */
  rules: string;
}

/** What the styles of elements are renamed to. */
const STYLE = 'data-style';

/**
 * Parses HTML that others wrote. The page's content security policy also holds for such a document, and
 * browsers report each style and event handler in it: they are renamed before the HTML is parsed.
 */
export function parseInert(html: string): InertHtml {
  const sheets: string[] = [];
  let kept = '';
  let sheet: string | undefined;
  for (const part of html.split(/(<style\b[^>]*(?:>|$)|<\/style\s*>)/i)) {
    if (sheet === undefined && /^<style\b/i.test(part)) sheet = '';
    else if (sheet === undefined) kept += part;
    else if (/^<\/style\s*>$/i.test(part)) {
      sheets.push(sheet);
      sheet = undefined;
    } else sheet += part;
  }
  // A tag without an end goes to that of the text: so each is read once, however many there are.
  const bare = kept.replace(/<[a-z][^>]*(?:>|$)/gi, (tag) =>
    tag
      .replace(/([\s"'])style(?=\s*=)/gi, `$1${STYLE}`)
      .replace(/([\s"'/])on(?=\w+\s*=)/gi, '$1data-on'),
  );
  const { body } = new DOMParser().parseFromString(trustedHtml(bare), 'text/html');
  return { body, rules: sheets.join('\n') };
}

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/**
 * Makes HTML that browsers with Trusted Types agree to parse, wherever nothing of it can run. A policy can be
 * made only once.
 */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy(PASTE_POLICY, {
    createHTML: (text: string) => text,
  });
  // TypeScript's own library knows of texts alone where browsers want what a policy made.
  return (policy?.createHTML(html) ?? html) as string;
}
