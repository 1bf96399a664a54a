import { colours } from '../../web/src/shared/theme/tokens';
import { MARK, type MarkPart } from '../../web/src/shared/ui/brand/mark';

interface Look {
  torque: string;
  tide: string;
  /** For strokes without a width of their own. */
  strokeWidth: number;
  /** Width and height in px. */
  size: number;
}

/** Draws the mark in the given colours. */
export function markSvg({ strokeWidth, size, ...tones }: Look): string {
  const frame = `width="${size}" height="${size}" ${frameOf(strokeWidth)}`;
  const paths = MARK.parts.map((part) =>
    pathOf(part, `${part.isFilled ? 'fill' : 'stroke'}="${tones[part.tone]}"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${paths.join('')}</svg>`;
}

/** Draws the mark for the browser's tab, in the system's scheme. */
export function faviconSvg(): string {
  const { light, dark } = colours;
  const paths = MARK.parts.map((part) =>
    pathOf(part, `class="${part.tone}${part.isFilled ? ' filled' : ''}"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frameOf(3)}>
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

function frameOf(strokeWidth: number): string {
  return `viewBox="${MARK.viewBox}" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
}

/** @param paint the attributes of the part's colour */
function pathOf({ d, width }: MarkPart, paint: string): string {
  const own = width === undefined ? '' : ` stroke-width="${width}"`;
  return `<path ${paint}${own} d="${d}"/>`;
}
