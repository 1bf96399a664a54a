import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { buildSvg } from '../../tests/support/pictures';
import { checkSvg } from './svg';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 6"';

const FIGMA_SHADOWS =
  '<feFlood flood-opacity="0" result="BackgroundImageFix"/>' +
  '<feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>' +
  '<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>' +
  '<feBlend in2="BackgroundImageFix" result="effect1_dropShadow"/>' +
  '<feBlend in="SourceGraphic" in2="effect1_dropShadow" result="shape"/>' +
  '<feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>' +
  '<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>' +
  '<feComposite in2="hardAlpha" operator="arithmetic" k2="-1" k3="1"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>' +
  '<feBlend in2="shape" result="effect2_innerShadow"/>';

describe('a drawing is refused, with the reason,', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'a script: <script>'],
    ['a script from elsewhere', '<script href="//e.example/x.js"/>', 'a script: <script>'],
    ['a handler', '<path onclick="alert(1)" d="M0 0"/>', "a script: it would run at 'onclick'"],
    ['a handler of mixed case', '<path onLoad="alert(1)"/>', "a script: it would run at 'onLoad'"],
    ['a web page', '<foreignObject><p/></foreignObject>', 'a foreign object'],
    ['another picture', '<image href="https://e.example/x.png"/>', 'another picture: <image>'],
    ['a picture in it', '<image href="data:image/png;base64,AA"/>', 'another picture: <image>'],
    [
      'a filter with a picture',
      '<filter><feImage href="#a"/></filter>',
      'another picture: <feImage>',
    ],
    ['a link', '<a href="javascript:alert(1)"><path/></a>', 'a link: <a>'],
    ['a movement', '<set attributeName="href" to="javascript:alert(1)"/>', 'a movement: <set>'],
    ['an animation', '<animate attributeName="x" values="1"/>', 'a movement: <animate>'],
    [
      'a part of elsewhere',
      '<use href="https://e.example/x.svg#a"/>',
      'a reference to something outside',
    ],
    ['a part of data', '<use href="data:image/svg+xml,x#a"/>', 'a reference to something outside'],
    [
      'a fill of elsewhere',
      '<path fill="url(https://e.example/#a)"/>',
      'a reference to something outside',
    ],
    [
      'a fill in other letters',
      '<path fill="URL( //e.example )"/>',
      'a reference to something outside',
    ],
    ['an escaped fill', '<path fill="\\75rl(//e.example)"/>', 'a style that could reach outside'],
    [
      'a style attribute',
      '<path style="fill:url(//e.example)"/>',
      'a reference to something outside',
    ],
    [
      'an import',
      '<style>@import "//e.example/x.css";</style>',
      'a reference to something outside',
    ],
    ['a font', '<style>@font-face{src:local(x)}</style>', "a style that could reach outside: '@'"],
    [
      'a style of elsewhere',
      '<style>path{fill:url("//e.example")}</style>',
      'a reference to something',
    ],
    [
      'a style in two parts',
      '<style>u<![CDATA[rl(//e.example)]]></style>',
      'a reference to something',
    ],
    [
      'a style with a comment',
      '<style>u<!-- -->rl(//e.example)</style>',
      'a reference to something',
    ],
    ['an escaped style', '<style>path{fill:\\75rl(//e.example)}</style>', "reach outside: '\\'"],
    ['a set of pictures', '<style>g{mask:image-set("//e.example" 1x)}</style>', 'reach outside'],
    ['a blur by a style', '<path style="filter:blur(9px)"/>', 'no drawing needs: blur()'],
    ['a blur by an attribute', '<path filter="blur(9px)"/>', 'no drawing needs: blur()'],
    [
      'a line that a thousand parts take',
      '<style>path{d:path("M0 0h8")}</style>',
      'no drawing needs: path()',
    ],
    [
      'shadows of texts',
      '<text style="text-shadow:0 0 9px red"/>',
      'no drawing needs: text-shadow',
    ],
    [
      'a background',
      '<style>svg { background : conic-gradient(red, blue) }</style>',
      'no drawing needs: background',
    ],
    [
      'a shadow by another name',
      '<g style="-webkit-box-shadow:0 0 9px red"/>',
      'no drawing needs: -webkit-box-shadow',
    ],
    [
      'a style that hides between comments',
      '<style>.a{font-family:"/*";background:red;x:"*/"}</style>',
      'cannot be read plainly',
    ],
    ['a rule in a rule', '<style>g{path{fill:red}}</style>', 'cannot be read plainly'],
    ['an effect that is slow', '<filter><feMorphology radius="1"/></filter>', 'take long to draw'],
    ['an unknown element', '<iframe src="//e.example"/>', 'no drawing needs: <iframe>'],
    ['an unknown attribute', '<path src="//e.example"/>', 'no drawing needs: src'],
    ['a base', '<g xml:base="https://e.example/"/>', 'no drawing needs: xml:base'],
    [
      'an element of HTML',
      '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
      'something else than a drawing: <h:script>',
    ],
    [
      'a hidden element of HTML',
      '<metadata><x xmlns="http://www.w3.org/1999/xhtml" onload="a"/></metadata>',
      'something else than a drawing: <x>',
    ],
    ['a style sheet', '<?xml-stylesheet href="//e.example/x.css"?>', '<?xml-stylesheet?>'],
  ])('that has %s', (_, inside, reason) => {
    expect(() => checkSvg(buildSvg(inside))).toThrow(reason);
  });

  it('that has a reference by XLink', () => {
    const inside = '<use xlink:href="https://e.example/x.svg#a"/>';
    expect(() => checkSvg(buildSvg(inside, XLINK))).toThrow('a reference to something outside');
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'],
    ['a file of the server', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join('')}]>`,
    ],
    ['a type alone', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://e.example/svg.dtd">'],
  ])('that begins with %s', (_, start) => {
    const bytes = Buffer.concat([Buffer.from(start), buildSvg('<text>&a30;</text>')]);
    expect(() => checkSvg(bytes)).toThrow('<!DOCTYPE>');
  });

  it('whose parts repeat each other', () => {
    const parts = Array.from(
      { length: 20 },
      (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`,
    );
    const inside = `<path id="a0" d="M0 0"/>${parts.join('')}<use href="#a20"/>`;
    expect(() => checkSvg(buildSvg(inside))).toThrow('parts that repeat each other');
  });

  it.each([
    ['masks', (n: number, inner: string) => `<mask id="a${n}">${inner}</mask>`, 'mask="url(#A)"'],
    [
      'clip paths',
      (n: number, inner: string) => `<clipPath id="a${n}">${inner}</clipPath>`,
      'clip-path="url(#A)"',
    ],
    [
      'patterns',
      (n: number, inner: string) => `<pattern id="a${n}">${inner}</pattern>`,
      'style="fill:url(\'#A\')"',
    ],
    [
      'markers',
      (n: number, inner: string) => `<marker id="a${n}">${inner}</marker>`,
      'marker-end="url(#A)"',
    ],
  ])('whose %s repeat each other', (_, wrap, reference) => {
    const layer = (n: number) => `<path d="M0 0" ${reference.replace('A', `a${n}`)}/>`.repeat(10);
    const layers = Array.from({ length: 9 }, (__, n) => wrap(n + 1, layer(n)));
    const inside = `${wrap(0, '<path d="M0 0"/>')}${layers.join('')}${layer(9)}`;
    const began = performance.now();
    expect(() => checkSvg(buildSvg(inside))).toThrow('parts that repeat each other');
    expect(performance.now() - began).toBeLessThan(200);
  });

  it.each([
    ['a style sheet', '<style>path{mask:url(#a)}</style><mask id="a"><path/></mask>'],
    ['a part within itself', '<g id="a"><use href="#a"/></g>'],
    ['one step', `<g id="a">${'<path/>'.repeat(4_900)}</g>${'<use href="#a"/>'.repeat(5_000)}`],
    [
      'a fill for all of a group',
      `<pattern id="a">${'<path/>'.repeat(300)}</pattern><g fill="url(#a)">${'<path/>'.repeat(300)}</g>`,
    ],
    [
      'a filter of noise',
      '<filter id="a"><feTurbulence numOctaves="9999"/></filter><path filter="url(#a)"/>',
    ],
  ])('that costs too much by %s', (_, inside) => {
    expect(() => checkSvg(buildSvg(inside))).toThrow('more than can be drawn at once');
  });

  it.each([
    ['an entity without a meaning', '<text>&nbsp;</text>'],
    ['a tag that is not closed', '<g>'],
    ['a tag too many', '</g>'],
    ['an attribute without quotes', '<path d=M0/>'],
    ['an attribute twice', '<path d="M0" d="M1"/>'],
    ['an unbound prefix', '<x:path/>'],
  ])('that is no XML: %s', (_, inside) => {
    expect(() => checkSvg(buildSvg(inside))).toThrow('This SVG cannot be read');
  });

  it('with filters that are enlarged', () => {
    const small = (more: string) =>
      buildSvg(
        `<filter id="a" filterUnits="userSpaceOnUse" width="2" height="1">${FIGMA_SHADOWS}</filter>${`<path filter="url(#a)" ${more}/>`.repeat(6)}`,
      );
    expect(() => checkSvg(small(''))).not.toThrow();
    for (const more of ['transform="scale(9)"', 'style="scale:9"', 'style="transform:scale(9)"'])
      expect(() => checkSvg(small(more))).toThrow('more than can be drawn at once');
  });

  it('that has an endless space in an address, without long thought', () => {
    const began = performance.now();
    const inside = `<style>path{fill:url(${' '.repeat(300_000)}x)}</style>`;
    expect(() => checkSvg(buildSvg(inside))).toThrow('a reference to something outside');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('that is not in UTF-8', () => {
    const bytes = Buffer.concat([buildSvg('<text>'), Buffer.from([0xff, 0xfe])]);
    expect(() => checkSvg(bytes)).toThrow('This SVG cannot be read');
  });

  it('that is endless or endlessly deep', () => {
    expect(() => checkSvg(buildSvg('<g>'.repeat(200) + '</g>'.repeat(200)))).toThrow(
      'within each other',
    );
    expect(() => checkSvg(buildSvg('<g/>'.repeat(10_001)))).toThrow('more than 10000 parts');
  });

  it('that does not say what it is, or how large', () => {
    expect(() => checkSvg(Buffer.from('<svg viewBox="0 0 1 1"/>'))).toThrow('xmlns=');
    expect(() => checkSvg(buildSvg('', ''))).toThrow('tells no size');
    expect(() => checkSvg(buildSvg('', 'viewBox="0 0 0 5"'))).toThrow('tells no size');
  });
});

describe('a drawing is taken', () => {
  it.each([
    [
      'with a gradient',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#a)"/>',
    ],
    [
      'with a style of its own',
      '<style type="text/css">.a{fill:#fff;clip-path:url( "#b" )}</style><path class="a"/>',
    ],
    [
      'with a part that is drawn twice',
      '<defs><path id="a"/></defs><use href="#a"/><use href="#a" x="4"/>',
    ],
    [
      'with a shadow for many shapes',
      `<filter id="s"><feGaussianBlur stdDeviation="2"/><feOffset/><feMerge/></filter><g filter="url(#s)">${'<path d="M0 0h8v6z"/>'.repeat(500)}</g>`,
    ],
    [
      'with symbols, and clip paths by its style',
      `<style>.c{clip-path:url(#c)}</style><clipPath id="c"><rect/></clipPath><symbol id="y"><path/></symbol><g class="c">${'<use href="#y"/>'.repeat(50)}</g>`,
    ],
    [
      'with a title, a comment and accessible names',
      '<!-- ours --><title id="t">Ours</title><g role="img" aria-labelledby="t"/>',
    ],
    [
      'with shadows within and below, as Figma writes them',
      `${['a', 'b', 'c'].map((id) => `<g filter="url(#${id})"><path d="M0 0h8v6z" fill="#0a5"/></g>`).join('')}<defs>${['a', 'b', 'c'].map((id) => `<filter id="${id}" x="0" y="0" width="4" height="3" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">${FIGMA_SHADOWS}</filter>`).join('')}</defs>`,
    ],
    [
      'with sixty gradients, as Illustrator writes them',
      `<style type="text/css">.st0{fill:url(#SVGID_1_);}.st1{enable-background:new;}</style>${Array.from({ length: 60 }, (_, n) => `<linearGradient id="SVGID_${n}_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="8" y2="0"><stop offset="0" style="stop-color:#FFF"/><stop offset="1" style="stop-color:#000"/></linearGradient><path style="fill:url(#SVGID_${n}_);" d="M0 0h8v6z"/>`).join('')}<g class="st1"><path class="st0" d="M0 0h8v6z"/></g>`,
    ],
    [
      'with a comment in its style',
      '<style>/* of the logo */ .a, .b:hover { fill: #fff; mix-blend-mode: multiply }</style>',
    ],
    [
      'with names in brackets, as drawing programs write them',
      '<g id="Vector (Stroke)" style="-inkscape-font-specification:Arial"><path fill="rgba(0,0,0,.5)" transform="translate(1 2)"/></g>',
    ],
    ['with the five entities of XML', '<text>Torque &amp; Tide &#169;</text>'],
    [
      'with the notes of a drawing program',
      '<i:namedview xmlns:i="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" i:zoom="2"/>',
    ],
  ])('%s', (_, inside) => {
    expect(checkSvg(buildSvg(inside))).toEqual({ width: 8, height: 6 });
  });

  it.each([
    ['width="160" height="40px"', { width: 160, height: 40 }],
    ['width="100%" height="100%" viewBox="0 0 300 200"', { width: 300, height: 200 }],
    ['viewBox="0,0,40000,10000"', { width: 4_096, height: 1_024 }],
    ['viewBox="0 0 0.5 0.25"', { width: 1, height: 1 }],
  ])('in the shape of %s', (attributes, shape) => {
    expect(checkSvg(buildSvg('', attributes))).toEqual(shape);
  });
});

test('every drawing of the demo content is one that could be sent', () => {
  const folder = join(import.meta.dirname, '../../../scripts/seed/pictures');
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:covers|logos|portraits)\/.*\.svg$/.test(name),
  );
  expect(drawings.length).toBeGreaterThan(10);
  for (const name of drawings) {
    expect(() => checkSvg(readFileSync(join(folder, name))), name).not.toThrow();
  }
});
