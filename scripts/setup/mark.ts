import { readFileSync } from 'node:fs';
import { optimize, type XastElement } from 'svgo';
import type { Mark, MarkPart } from '../../web/src/shared/ui/brand/mark';
import { Problem } from '../lib/problem';

/** Every page contains the mark, so its size is limited. */
export const MARK_MAX_CHARACTERS = 1_500;

/** Elements that paint nothing. Any other element except a path is refused. */
const FRAMES = new Set(['svg', 'g', 'title', 'desc', 'metadata']);

/** Features that a mark can't have, or that svgo couldn't convert into its path. */
const REFUSED = ['transform', 'opacity', 'fill-opacity', 'stroke-opacity'];

export const readMark = (file: string) => markOf(readFileSync(file, 'utf8'));

/**
 * Reads a one-colour mark from an SVG of any shapes and groups.
 *
 * @throws {Problem} if it has more colours, or something that isn't a path
 */
export function markOf(svg: string): Mark {
  const paths: Readonly<Record<string, string>>[] = [];
  const refused = new Set<string>();
  const above: Readonly<Record<string, string>>[] = [];
  const collect = {
    enter({ name, attributes }: XastElement) {
      // Includes inherited attributes.
      const all = { ...above.at(-1), ...attributes };
      above.push(all);
      if (name === 'path') paths.push(all);
      else if (!FRAMES.has(name)) refused.add(`<${name}>`);
      for (const each of REFUSED) if (attributes[each]) refused.add(each);
    },
    exit: () => void above.pop(),
  };
  try {
    optimize(svg, {
      plugins: [
        { name: 'preset-default', params: { overrides: { mergePaths: false } } },
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'convertStyleToAttrs',
        'convertPathData',
        'removeDimensions',
        { name: 'collect', fn: () => ({ element: collect }) },
      ],
    });
  } catch (error) {
    throw refusal(`It is no SVG: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parts: MarkPart[] = [];
  const colours = new Set<string>();
  for (const { d = '', fill = 'black', stroke = 'none', 'stroke-width': width = 1 } of paths) {
    if (fill !== 'none') parts.push({ tone: 'torque', isFilled: true, d });
    if (stroke !== 'none') parts.push({ tone: 'torque', width: Number(width), d });
    for (const colour of [fill, stroke]) if (colour !== 'none') colours.add(colour);
  }
  const viewBox = paths[0]?.['viewBox'];
  const length = parts.reduce((sum, { d }) => sum + d.length, 0);
  if (refused.size > 0) throw refusal(`It has ${[...refused].join(', ')}.`);
  if (parts.length === 0) throw refusal('It shows nothing.');
  if (!viewBox) throw refusal('It says neither a view box nor its width and height.');
  if (colours.size > 1) throw refusal(`Its colours are ${[...colours].join(', ')}.`);
  if (length > MARK_MAX_CHARACTERS) {
    throw refusal(`Its paths have ${length} characters, of at most ${MARK_MAX_CHARACTERS}.`);
  }
  return { viewBox, parts };
}

const refusal = (reason: string) => new Problem(`The mark must be an SVG of one colour. ${reason}`);
