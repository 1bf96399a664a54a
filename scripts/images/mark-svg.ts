import { colours } from '../../web/src/shared/theme/tokens';
import { MARK, type Mark, type MarkPart } from '../../web/src/shared/ui/brand/mark';

interface Look {
  torque: string;
  tide: string;
  /** Of strokes that have no width of their own. */
  strokeWidth: number;
  /** Width and height in px; without it the mark fills what it is put in. */
  size?: number;
}

export function markSvg({ torque, tide, strokeWidth, size }: Look, mark: Mark = MARK): string {
  const frame = size ? ` width="${size}" height="${size}"` : '';
  const colours = { torque, tide };
  const paths = mark.parts.map((part) => {
    const colour = colours[part.tone];
    return pathOf(part, part.isFilled ? `fill="${colour}"` : `stroke="${colour}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"${frame} ${strokes(strokeWidth)}>${paths.join('')}</svg>`;
}

/** What holds for all strokes of a drawing of the mark. */
function strokes(width: number): string {
  return `fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

/** @param paint the attributes that say how it is painted */
function pathOf({ d, width }: MarkPart, paint: string): string {
  const own = width === undefined ? '' : ` stroke-width="${width}"`;
  return `<path ${paint}${own} d="${d}"/>`;
}

/** The mark as the browser's tab shows it, in the colours of the system's scheme. */
export function faviconSvg(mark: Mark = MARK): string {
  const { light, dark } = colours;
  const paths = mark.parts.map((part) =>
    pathOf(part, `class="${part.tone}${part.isFilled ? ' filled' : ''}"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" ${strokes(3)}>
  <style>
    path { stroke: currentColor }
    .filled { fill: currentColor; stroke: none }
    .torque { color: ${light.torque} }
    .tide { color: ${light.tide} }
    @media (prefers-color-scheme: dark) {
      .torque { color: ${dark.torque} }
      .tide { color: ${dark.tide} }
    }
  </style>
  ${paths.join('\n  ')}
</svg>
`;
}
