import { readFileSync } from 'node:fs';
import { optimize, type XastElement } from 'svgo';
import type { Mark, MarkPart } from '../../web/src/shared/ui/brand/mark';
import { Problem } from '../lib/problem';

/** Every page of the site has the mark: it must not weigh as much as a part of a page. */
export const MARK_MAX_CHARACTERS = 1_500;

/** What else may stand in the file: frames, which have nothing to be painted, and what nobody sees. */
const FRAMES = new Set(['svg', 'g', 'title', 'desc', 'metadata']);

/**
 * Reads the mark from an SVG of one colour, whatever shapes and groups it is made of.
 *
 * @throws {Problem} where it has more colours, or is made of something that is no path
 */
export function readMark(file: string): Mark {
  let svg: string;
  try {
    svg = readFileSync(file, 'utf8');
  } catch {
    throw refusal(`${file} cannot be read.`);
  }
  return markOf(svg);
}

/** The same of the text of such a file. */
export function markOf(svg: string): Mark {
  const parts: MarkPart[] = [];
  const colours = new Set<string>();
  const foreign = new Set<string>();
  let viewBox: string | undefined;
  const above: XastElement[] = [];

  /** As SVG inherits it: from the nearest element that says it. */
  function told(element: XastElement, name: string): string | undefined {
    return [element, ...above.toReversed()].find((each) => each.attributes[name] !== undefined)
      ?.attributes[name];
  }

  function take(element: XastElement): void {
    const fill = told(element, 'fill') ?? 'black';
    const stroke = told(element, 'stroke') ?? 'none';
    const { d = '' } = element.attributes;
    if ([element, ...above].some(({ attributes }) => attributes['transform'])) {
      foreign.add('a transform that its paths cannot take up');
    }
    if (['opacity', 'fill-opacity', 'stroke-opacity'].some((name) => told(element, name))) {
      foreign.add('something that is transparent');
    }
    for (const paint of [fill, stroke]) {
      if (paint.startsWith('url(')) foreign.add('a gradient or a pattern');
      else if (paint !== 'none') colours.add(paint);
    }
    if (fill !== 'none') parts.push({ tone: 'torque', isFilled: true, d });
    if (stroke !== 'none') {
      parts.push({ tone: 'torque', width: Number(told(element, 'stroke-width') ?? 1), d });
    }
  }

  try {
    optimize(svg, {
      plugins: [
        { name: 'preset-default', params: { overrides: { mergePaths: false } } },
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'convertStyleToAttrs',
        'convertPathData',
        {
          name: 'mark',
          fn: () => ({
            element: {
              enter(element) {
                if (element.name === 'svg') viewBox ??= viewBoxOf(element);
                if (element.name === 'path') take(element);
                else if (!FRAMES.has(element.name)) foreign.add(`<${element.name}>`);
                above.push(element);
              },
              exit: () => void above.pop(),
            },
          }),
        },
      ],
    });
  } catch (error) {
    throw refusal(`It is no SVG: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (foreign.size > 0) throw refusal(`It has ${[...foreign].join(', ')}.`);
  if (viewBox === undefined) throw refusal('It says neither a view box nor its width and height.');
  if (parts.length === 0) throw refusal('It shows nothing.');
  if (colours.size > 1)
    throw refusal(`It has ${colours.size} colours: ${[...colours].join(', ')}.`);
  const length = parts.reduce((sum, { d }) => sum + d.length, 0);
  if (length > MARK_MAX_CHARACTERS) {
    throw refusal(
      `Its paths have ${length} characters; ${MARK_MAX_CHARACTERS} are what a page has room for.`,
    );
  }
  return { viewBox, parts };
}

function viewBoxOf({ attributes: { viewBox, width, height } }: XastElement): string | undefined {
  if (viewBox !== undefined) return viewBox;
  const [wide, high] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  return wide > 0 && high > 0 ? `0 0 ${wide} ${high}` : undefined;
}

const refusal = (reason: string) =>
  new Problem(`Nothing was changed: the mark is to be an SVG of one colour. ${reason}`);
