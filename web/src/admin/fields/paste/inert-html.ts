import { PASTE_POLICY } from '@torque-tide/contract/http-headers';

/** Formatted text in a separate document, in which no script runs and nothing loads. */
interface InertHtml {
  body: HTMLElement;
  /** Its style sheets, as text. */
  rules: string;
}

/** Replaces the name of `style` attributes. */
const STYLE = 'data-style';

/**
 * Parses HTML from elsewhere. The page's content security policy also applies to this document, and
 * browsers report each style and event handler, so they are renamed before parsing.
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
  // A tag without an end extends to the end of the text, so each tag is read only once.
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
 * Marks HTML as trusted for browsers with Trusted Types; callers must never let it run. A policy
 * can be created only once.
 */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy(PASTE_POLICY, {
    createHTML: (text: string) => text,
  });
  // TypeScript's library only accepts strings here.
  return (policy?.createHTML(html) ?? html) as string;
}
