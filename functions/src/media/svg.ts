import { MEDIA_SIDE_MAX } from '@torque-tide/contract/media';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { AppError } from '../lib/app-error';
import { refused } from './refusal';
import { createCost } from './svg-cost';
import { checkDeclarations, checkFunctions, rulesOf, type StyleRule } from './svg-style';
import {
  EDITOR_NAMESPACES,
  REFUSED_ELEMENTS,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
  XLINK_NAMESPACE,
  XML_NAMESPACE,
  XMLNS_NAMESPACE,
} from './svg-names';

/** Most elements, and how deep one may stand in others: a logo has a few hundred. */
const ELEMENTS_MAX = 10_000;
const DEPTH_MAX = 100;

/** An address in a style or in an attribute that takes one, other than of a part of the drawing. */
const OUTSIDE_ADDRESS = /\burl\s*\((?!\s*(?:["']\s*)?#)/i;
/** Other ways of a style to name something outside, or to hide one. */
const STYLE_REACHES_OUT =
  /@|\\|\b(?:image|image-set|src|expression|element)\s*\(|javascript:|behavior\s*:|-moz-binding/i;

/**
 * Reads a drawing as strictly as XML can be read, and refuses whatever could run, ask for something
 * elsewhere, or multiply itself. It is stored as it came.
 *
 * @returns the shape that it is drawn for, in whole pixels
 * @throws {AppError} `invalid`, with what it holds
 */
export function checkSvg(bytes: Buffer): { width: number; height: number } {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: SaxesTagNS[] = [];
  const cost = createCost();
  /** The text of the style that is open: comments and sections may stand between its parts. */
  let style = '';
  const rules: StyleRule[] = [];
  let elements = 0;
  let shape: { width: number; height: number } | undefined;

  parser.on('doctype', () => {
    throw holds('a document type with names of its own: <!DOCTYPE>');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw holds(`an instruction for other programs: <?${target}?>`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > ELEMENTS_MAX) throw refused(`This SVG has more than ${ELEMENTS_MAX} parts.`);
    open.push(tag);
    if (open.length > DEPTH_MAX) throw refused('This SVG has too many parts within each other.');
    checkTag(tag);
    shape ??= shapeOf(tag);
    cost.open(tag);
  });
  parser.on('closetag', () => {
    cost.close();
    if (open.pop()?.local !== 'style') return;
    checkStyle(style);
    for (const rule of rulesOf(style)) {
      checkDeclarations(rule.body);
      rules.push(rule);
    }
    style = '';
  });
  const keepText = (text: string) => {
    if (open.at(-1)?.local === 'style') style += text;
    else cost.text(text);
  };
  parser.on('text', keepText);
  parser.on('cdata', keepText);

  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw refused(`This SVG cannot be read${reason ? `: ${reason}` : ''}.`);
  }
  cost.check(rules);
  if (!shape) throw refused('This SVG cannot be read.');
  return shape;
}

function holds(what: string): AppError {
  return refused(`This SVG contains ${what}.`);
}

function checkTag({ uri, local, name, attributes }: SaxesTagNS): void {
  if (uri !== SVG_NAMESPACE) {
    if (EDITOR_NAMESPACES.has(uri)) return;
    throw uri === ''
      ? refused(`This SVG does not say that it is one: xmlns="${SVG_NAMESPACE}" is missing.`)
      : holds(`an element of something else than a drawing: <${name}>`);
  }
  if (!SVG_ELEMENTS.has(local)) {
    const reason = Object.hasOwn(REFUSED_ELEMENTS, local) ? REFUSED_ELEMENTS[local] : undefined;
    throw holds(reason ?? `an element that no drawing needs: <${name}>`);
  }
  for (const attribute of Object.values(attributes)) checkAttribute(attribute);
}

function checkAttribute({ uri, local, name, value }: SaxesAttributeNS): void {
  if (uri === XMLNS_NAMESPACE || EDITOR_NAMESPACES.has(uri)) return;
  if (uri === '' && /^on/i.test(local)) throw holds(`a script: it would run at '${name}'`);
  if (local === 'href' && (uri === '' || uri === XLINK_NAMESPACE)) {
    if (!value.trim().startsWith('#')) throw outside(value);
    return;
  }
  if (uri === XLINK_NAMESPACE && /^(?:type|title|role|show|actuate|arcrole)$/.test(local)) return;
  if (uri === XML_NAMESPACE && (local === 'space' || local === 'lang' || local === 'id')) return;
  // Nobody reads these but scripts and screen readers.
  if (uri === '' && /^(?:aria|data)-[\w-]+$/.test(local)) return;
  if (uri !== '' || !SVG_ATTRIBUTES.has(local)) {
    throw holds(`an attribute that no drawing needs: ${name}`);
  }
  // Most of them are styles of a kind.
  checkStyle(value);
  if (local === 'style') checkDeclarations(value);
  else checkFunctions(value, local);
}

function checkStyle(text: string): void {
  if (/@import/i.test(text) || OUTSIDE_ADDRESS.test(text)) throw outside(text);
  const [found] = STYLE_REACHES_OUT.exec(text) ?? [];
  if (found !== undefined) throw holds(`a style that could reach outside: '${found}'`);
}

function outside(value: string): AppError {
  const told = value.trim().slice(0, 60);
  return holds(`a reference to something outside of it: ${told}`);
}

/** The width and height that the root says, or those of what it shows; scaled to what pictures may have. */
function shapeOf({ attributes, local }: SaxesTagNS): { width: number; height: number } {
  if (local !== 'svg') throw refused('This SVG does not begin with <svg>.');
  const [, , shownWidth = 0, shownHeight = 0] = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixelsOf(attributes['width']?.value) ?? shownWidth;
  const height = pixelsOf(attributes['height']?.value) ?? shownHeight;
  const isShape = width > 0 && height > 0 && Number.isFinite(width / height);
  if (!isShape)
    throw refused('This SVG tells no size: it has neither width and height nor a viewBox.');
  const scale = Math.min(1, MEDIA_SIDE_MAX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A length in pixels; undefined for none, and for one of another unit. */
function pixelsOf(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
