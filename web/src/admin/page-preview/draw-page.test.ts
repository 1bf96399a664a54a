import { afterEach, expect, test } from 'vitest';
import { drawPage } from './page-frame';

const PAGE = `<!doctype html><html lang="en" data-layout="first-screen" data-color-scheme="light"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Home</title>
<link rel="stylesheet" href="/a.css"><style>h1 { color: red } @media (scripting: none) { h1 { color: blue } }</style>
</head><body><div id="root"><h1>Hello</h1><details name="questions"><summary>Who?</summary>We</details>
<details name="questions"><summary>Where?</summary>Here</details></div><noscript>Needs scripts</noscript><script>window.ran = 1</script></body></html>`;

const element = document.createElement('iframe');
afterEach(() => element.remove());

function frame(): Document {
  document.body.append(element);
  const view = element.contentWindow as Window;
  view.scrollTo = () => undefined;
  return element.contentDocument as Document;
}

test("renders a complete page, in the admin area's colour scheme, which runs and fetches nothing", () => {
  const target = frame();
  drawPage(target, PAGE, 'dark');
  const { documentElement } = target;
  expect(target.title).toBe('Home');
  expect(documentElement.getAttributeNames().sort()).toEqual(['data-color-scheme', 'lang']);
  expect(documentElement.getAttribute('data-color-scheme')).toBe('dark');
  expect(target.querySelectorAll('script, noscript, link, meta, style')).toHaveLength(0);
  expect([...target.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(target.defaultView).not.toHaveProperty('ran');
});

test('adopts its styles as an object, for a visitor with scripts', () => {
  const target = frame();
  drawPage(target, PAGE, 'light');
  drawPage(target, PAGE, 'light');
  const rules = target.adoptedStyleSheets.map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText).join('\n'),
  );
  expect(rules).toHaveLength(1);
  expect(rules[0]).toContain('color: red');
  expect(rules[0]).toContain('not all');
  expect(rules[0]).not.toContain('scripting');
});
