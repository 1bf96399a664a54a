import { MARK } from '../../web/src/shared/ui/brand/mark';

interface Look {
  torque: string;
  tide: string;
  strokeWidth: number;
  /** Width and height in px; without it the mark fills what it is put in. */
  size?: number;
}

/** The brand's mark as SVG. */
export function markSvg({ torque, tide, strokeWidth, size }: Look): string {
  const frame = size ? ` width="${size}" height="${size}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}"${frame} fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"><path stroke="${torque}" d="${MARK.torque}"/><path stroke="${tide}" d="${MARK.tide}"/></svg>`;
}
