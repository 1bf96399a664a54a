import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GMAIL, GOOGLE_DOCS, OUTLOOK, PAGES, PLAIN_MAIL, WORD } from '@/test/clipboard-samples';
import { parseInert } from './inert-html';
import { type ClipboardTexts, linesOfClipboard, textOfLines } from './read-clipboard';

const asText = (from: ClipboardTexts) => textOfLines(linesOfClipboard(from) ?? [], false);
const asLines = (from: ClipboardTexts) => textOfLines(linesOfClipboard(from) ?? [], true);
const plain = (text: string): ClipboardTexts => ({ html: '', plain: text });

const WORD_TEXT = `Our client builds battery storage of up to 200 MW. You take a site from the grid application to the day on which it is switched on.

The team is small, and “nobody’s assistant”.

Responsibilities:
• Lead grid applications
• with the network operator
• and its contractors

What we’re looking for:
1. Five years with a network operator
2. A degree, or as much experience`;

describe('pasting into running text', () => {
  test.each([
    ['Word', WORD, WORD_TEXT],
    [
      'Outlook',
      OUTLOOK,
      'Hi Anna,\n\nHere is the spec for Leeds:\n• Runs the site team\n• Reports to the COO\n\nThanks\n\nBen',
    ],
    [
      'Google Docs',
      GOOGLE_DOCS,
      'About the role:\n\nYou plan wind farms.\n\nWhat you’ll do\n\n• Measure wind\n• at sea and on land\n• Write reports\n\nAbout you\n\n1. You like data\n2. You like weather',
    ],
    [
      'Pages',
      PAGES,
      'Two people lead the yard.\n\nKey duties\n\n• Plan the shifts\n• Keep the yard safe',
    ],
    ['Gmail', GMAIL, 'Hello,\n\nwe need:\n• a planner\n• a fitter\n\nRegards\nClara'],
    [
      'a mail without formats',
      PLAIN_MAIL,
      'You will:\n• Own the connection applications, from the first drawing to the meter\n• Brief the “site team”\n• Report weekly',
    ],
  ])('from %s', (_, from, expected) => {
    expect(asText(from)).toBe(expected);
  });
});

describe('pasting into a field with one entry a line', () => {
  test('from Outlook', () => {
    const first = ['Hi Anna,', 'Here is the spec for Leeds:', 'Runs the site team'];
    expect(asLines(OUTLOOK).split('\n').slice(0, first.length)).toEqual(first);
  });

  test('each kind of bullet or number is removed, and in running text each bullet looks the same', () => {
    const bullets = '• · o – — - ▪ § * ➢ ✓ \uF0A7 \uF0B7'.split(' ');
    const numbers = '1. 2) (3) a) iv.'.split(' ');
    const signs = [...bullets, ...numbers];
    const text = signs.map((sign) => `${sign}\tKeep it`).join('\r\n');
    expect(asLines(plain(text))).toBe(signs.map(() => 'Keep it').join('\n'));
    for (const bullet of bullets) expect(asText(plain(`${bullet} Keep it`))).toBe('• Keep it');
  });

  test('a doubled bullet is removed as a whole', () => {
    expect(asText(plain('* • – Keep it'))).toBe('• Keep it');
    expect(asLines(plain('• - Keep it\n• – Mend it'))).toBe('Keep it\nMend it');
    expect(asLines({ html: '<ul><li>- Keep it</li><li>• Mend it</li></ul>', plain: '' })).toBe(
      'Keep it\nMend it',
    );
  });

  test.each(['-5 °C in winter', '2.5 MW turbines', 'of the team', '§ 5 of the law'])(
    '%s is no list entry',
    (text) => {
      expect(asText(plain(`First\n${text}`))).toBe(`First\n${text}`);
      expect(asLines(plain(`First\n${text}`))).toBe(`First\n${text}`);
    },
  );
});

describe('spaces', () => {
  test('tabs, non-breaking spaces and invisible characters are cleaned', () => {
    expect(asText(plain('\u00A0A\tB\u00A0\u00A0C\u200B \r\n'))).toBe('A B C');
  });

  test('several blank lines become one, and none at the ends', () => {
    expect(asText(plain('\n\nA\n \n\t\n\u00A0\nB\n\n'))).toBe('A\n\nB');
  });

  test('the cells of a row share a line', () => {
    const row = '<tr><td><p>Location</p></td><td><p>Leeds</p></td></tr>';
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><table>${row}${row}</table></html>`;
    expect(asText({ html, plain: '' })).toBe('Location Leeds\nLocation Leeds');
  });
});

test('blocks without space between them are lines', () => {
  const html = '<p>One</p><div>Two</div><div>Three</div><div><br></div><div>Four</div>';
  expect(asText({ html, plain: '' })).toBe('One\n\nTwo\nThree\n\nFour');
});

describe('headings', () => {
  test('of a formatted text end with a colon, as the page requires', () => {
    const html =
      '<h2>About us</h2><p>We plan.</p><p><b>What we offer</b></p><p>A van</p><h3>Why wait?</h3><p><b>Bold</b> words</p>';
    expect(asText({ html, plain: '' })).toBe(
      'About us:\n\nWe plan.\n\nWhat we offer:\n\nA van\n\nWhy wait?\n\nBold words',
    );
  });
});

describe('a formatted text', () => {
  test('from a code editor or a page without lists is read as plain text', () => {
    const html = '<div style="white-space:pre"><div><span>const a = 1;</span></div></div>';
    expect(asText({ html, plain: 'const a = 1;\nconst b = 2;' })).toBe(
      'const a = 1;\nconst b = 2;',
    );
  });

  test('runs nothing, loads nothing, and its hidden parts stay hidden', () => {
    const html =
      '<li>Kept<script>window.hacked = true</script><img src="x" onerror="window.hacked = true"><style>li{}</style><span style="display:none">secret</span></li>';
    expect(asLines({ html, plain: '' })).toBe('Kept');
    // The content policy would report a style in a document.
    const { body } = parseInert('<p style="margin:0" onclick=run()>a</p><style>p{}</style>');
    expect(body.innerHTML).toBe('<p data-style="margin:0" data-onclick="run()">a</p>');
    expect(window).not.toHaveProperty('hacked');
    expect(document.querySelector('img')).toBeNull();
  });

  test.each(['<a', '<style', '<style>', '</style ', 'style=', '<style>a'])(
    'of nothing but %s is read at once',
    (piece) => {
      const html = piece.repeat(Math.ceil(200_000 / piece.length));
      const began = performance.now();
      parseInert(html);
      linesOfClipboard({ html: `<li><style>${html}</style>`, plain: '' });
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );

  test('numbers the items of each list separately, however many there are', () => {
    const list = `<ol start="7">${'<li>a</li>'.repeat(3)}</ol>`;
    const html = `${list}<ol><li>b<ol><li>c</li></ol></li><li>d</li></ol>`;
    expect(asText({ html, plain: '' })).toBe('7. a\n8. a\n9. a\n1. b\n1. c\n2. d');
  });

  test('above the limit is read as plain text', () => {
    const html = `<li>formatted${' '.repeat(400_000)}`;
    expect(asLines({ html, plain: 'plain' })).toBe('plain');
  });
});

test('a text of a million characters is read or left alone in 200 ms, whatever repeats in it', () => {
  const piece = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.stringMatching(/^[-a \n\t•1.:\u00A0\r</A]{1,8}$/),
  );
  fc.assert(
    fc.property(piece, fc.constantFrom(150_000, 1_000_000), (fragment, length) => {
      const text = fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
      const began = process.cpuUsage();
      linesOfClipboard({ html: '', plain: text });
      expect(process.cpuUsage(began).user).toBeLessThan(200_000);
    }),
    {
      examples: ['a\n\n', '\n', ' a\n', '- a\n', '  ', '<a', '1. ', ' •'].map((each) => [
        each,
        150_000,
      ]),
    },
  );
});
