import { narrowerWidths, pictureName } from '@torque-tide/contract/picture-widths';

/** Facts about a picture before it loads. */
export interface PictureFacts {
  /** In pixels. */
  width: number;
  height: number;
  /** The mean colour in CSS notation; absent if parts are transparent. */
  color?: string;
  /** The available widths, for `srcset`. */
  srcSet: string;
}

/** An uploaded picture's address: `/media/….webp#1600x1000-3f6b70`. */
const ADDRESS =
  /^(.*\/media\/)([0-9a-f]{64})(\.webp)#([1-9]\d{0,4})x([1-9]\d{0,4})(?:-([0-9a-f]{6}))?$/;

/** Reads a picture's size and colour from its address; undefined for pictures that weren't uploaded. */
export function pictureFactsIn(address: string): PictureFacts | undefined {
  const [, folder, id = '', ending, across, height, color] = ADDRESS.exec(address) ?? [];
  if (across === undefined) return undefined;
  const width = Number(across);
  const sources = [
    ...narrowerWidths(width).map((narrower) => [pictureName(id, narrower), narrower] as const),
    [id, width] as const,
  ];
  return {
    width,
    height: Number(height),
    ...(color === undefined ? {} : { color: `#${color}` }),
    srcSet: sources.map(([name, wide]) => `${folder}${name}${ending} ${wide}w`).join(', '),
  };
}
