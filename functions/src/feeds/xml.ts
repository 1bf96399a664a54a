const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Characters that XML 1.0 can't contain, not even escaped. */
const UNREPRESENTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns an escaped element; '' for an empty text. */
export type Xml = string;

export function textElement(name: string, text: string, attributes?: Record<string, string>): Xml {
  return `<${name}${attributeList(attributes)}>${escapeXml(text)}</${name}>`;
}

/** Returns an element with CDATA, as job boards require. */
export function cdataElement(name: string, text: string): Xml {
  const content = printable(text).replaceAll(']]>', ']]]]><![CDATA[>');
  return `<${name}><![CDATA[${content}]]></${name}>`;
}

export function parentElement(
  name: string,
  children: readonly Xml[],
  attributes?: Record<string, string>,
): Xml {
  const content = children.filter(Boolean);
  const start = `<${name}${attributeList(attributes)}`;
  return content.length === 0 ? `${start}/>` : `${start}>\n${content.join('\n')}\n</${name}>`;
}

export function xmlDocument(root: Xml): string {
  return `${DECLARATION}\n${root}\n`;
}

function attributeList(attributes: Record<string, string> = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function printable(text: string): string {
  return text.replace(UNREPRESENTABLE, '');
}
