import { narrowerWidths, pictureName } from '@torque-tide/contract/picture-widths';

/** What is known of a picture before it is there. */
export interface PictureFacts {
  /** In pixels. */
  width: number;
  height: number;
  /** The mean of its colours, as CSS writes it; left out where parts are transparent. */
  color?: string;
  /** The widths that it comes in, as `srcset` lists them. */
  srcSet: string;
}

/** The address of a picture that an admin has uploaded, as `/media/….webp#1600x1000-3f6b70`. */
const ADDRESS =
  /^(.*\/media\/)([0-9a-f]{64})(\.webp)#([1-9]\d{0,4})x([1-9]\d{0,4})(?:-([0-9a-f]{6}))?$/;

/**
 * Reads from a picture's address what takes its place before it has loaded, without another read. Only
 * pictures that admins have uploaded tell anything.
 */
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
