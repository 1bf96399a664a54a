import { withChromium } from '../lib/chromium';

/**
 * A static page of the same text as another one, as somebody would write it by hand: a dozen rules
 * of style, no script, no font. Nothing that shows that text can be faster.
 */
export function limitPageOf(url: string): Promise<string> {
  return withChromium(async (browser) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    const title = await page.locator('head title').evaluate((element) => element.outerHTML);
    const pieces = await page
      .locator(':is(header, main, footer) :is(h1, h2, h3, h4, p, li, a, button, label, dt, dd)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.childElementCount === 0 && element.textContent.trim())
          .map((element) => {
            const tag = /^H[1-4]$/.test(element.tagName) ? element.tagName : 'p';
            const piece = element.ownerDocument.createElement(tag);
            piece.textContent = element.textContent.trim();
            return piece.outerHTML;
          }),
      );
    return documentOf(title, pieces.join('\n'));
  });
}

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The limit: the same text without anything else.">
${title}
<style>
body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.6 sans-serif; color: #111; background: #fff }
h1 { font-size: 3rem; line-height: 1.1 }
h2 { margin-top: 4rem; font-size: 2rem }
h3, h4 { font-size: 1.25rem }
p { max-width: 40rem }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
