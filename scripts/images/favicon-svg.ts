import { MARK, type Mark } from '../../web/src/shared/ui/brand/mark';
import { colours } from '../../web/src/shared/theme/tokens';
import { pathOf, strokes } from './mark-svg';

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
