import { MARK } from '../../web/src/shared/ui/brand/mark';
import { colours } from '../../web/src/shared/theme/tokens';

/** The mark as the browser's tab shows it, in the colours of the system's scheme. */
export function faviconSvg(): string {
  const { light, dark } = colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
  <style>
    .torque { stroke: ${light.torque} }
    .tide { stroke: ${light.tide} }
    @media (prefers-color-scheme: dark) {
      .torque { stroke: ${dark.torque} }
      .tide { stroke: ${dark.tide} }
    }
  </style>
  <path class="torque" d="${MARK.torque}" />
  <path class="tide" d="${MARK.tide}" />
</svg>
`;
}
