import { colours } from '../../web/src/shared/theme/tokens';

/** A curve: a start and then cubic Béziers, as numbers, so that two of a kind can be blended. */
export type Curve = readonly number[];

/** Lines from one curve to another. */
export interface Strands {
  from: Curve;
  to: Curve;
  count: number;
  /** Drawn on the other side as well. */
  isMirrored?: true;
}

export interface Person {
  id: string;
  tone: string;
  circulation: number;
  /** What lies behind head and neck. */
  behind?: readonly Strands[];
  hair: readonly Strands[];
  beard?: readonly Strands[];
  /** Half the width of the face at the cheeks, and the height of the chin. */
  face: { half: number; chin: number };
  brows: Curve;
  /** How far the ends of the mouth are lifted, in px. */
  smile: number;
  collar: 'round' | 'shirt' | 'jacket' | 'rollneck';
  hasGlasses?: true;
}

const tide = colours.dark.tide;
const torque = colours.dark.torque;
const BROWS: Curve = [128, 131, 134, 126, 143, 126, 149, 130];

/** Everybody of the demo content whom a visitor can ask. */
export const people: readonly Person[] = [
  {
    id: 'moira-tennant',
    tone: tide,
    circulation: 0.5,
    face: { half: 45, chin: 212 },
    brows: BROWS,
    smile: 4.5,
    collar: 'jacket',
    // A bob with a parting.
    hair: [
      {
        from: [176, 64, 126, 58, 96, 92, 98, 148, 99, 176, 96, 196, 104, 214],
        to: [174, 76, 144, 80, 124, 96, 116, 132, 114, 160, 118, 190, 128, 206],
        count: 15,
      },
      {
        from: [176, 64, 212, 66, 226, 100, 222, 148, 221, 176, 224, 196, 216, 214],
        to: [173, 78, 194, 84, 204, 104, 204, 132, 206, 160, 202, 190, 194, 206],
        count: 14,
      },
    ],
  },
  {
    id: 'lucas-feld',
    tone: torque,
    circulation: -0.4,
    face: { half: 46, chin: 218 },
    brows: [127, 132, 134, 127, 143, 127, 150, 132],
    smile: 2,
    collar: 'shirt',
    hair: [
      {
        from: [113, 128, 106, 84, 130, 56, 168, 58, 200, 60, 216, 88, 207, 128],
        to: [122, 102, 128, 88, 144, 84, 166, 84, 184, 86, 194, 92, 200, 108],
        count: 15,
      },
    ],
    beard: [
      {
        from: [115, 160, 118, 196, 136, 224, 160, 224, 184, 224, 202, 196, 205, 160],
        to: [124, 172, 132, 188, 140, 178, 160, 180, 180, 178, 188, 188, 196, 172],
        count: 12,
      },
      {
        from: [142, 206, 148, 200, 172, 200, 178, 206, 178, 206, 178, 206, 178, 206],
        to: [146, 213, 152, 208, 168, 208, 174, 213, 174, 213, 174, 213, 174, 213],
        count: 2,
      },
    ],
  },
  {
    id: 'ingrid-solvang',
    tone: tide,
    circulation: 0.9,
    face: { half: 43, chin: 214 },
    brows: [129, 130, 135, 126, 143, 125, 149, 129],
    smile: 4.5,
    collar: 'rollneck',
    // Long, over both shoulders.
    behind: [
      {
        from: [160, 58, 96, 56, 88, 120, 92, 176, 94, 220, 82, 250, 76, 286],
        to: [150, 70, 120, 80, 112, 120, 114, 176, 116, 220, 118, 250, 112, 290],
        count: 14,
        isMirrored: true,
      },
    ],
    hair: [
      {
        from: [160, 58, 112, 58, 96, 100, 104, 150, 104, 150, 104, 150, 104, 150],
        to: [160, 80, 138, 84, 122, 104, 118, 138, 118, 138, 118, 138, 118, 138],
        count: 12,
        isMirrored: true,
      },
    ],
  },
  {
    id: 'tariq-belhadj',
    tone: tide,
    circulation: -0.8,
    face: { half: 44, chin: 215 },
    brows: [126, 129, 133, 124, 144, 124, 150, 129],
    smile: 2,
    collar: 'round',
    hasGlasses: true,
    // Short at the sides, and a wave above.
    hair: [
      {
        from: [114, 120, 104, 78, 128, 44, 172, 50, 214, 54, 216, 92, 205, 120],
        to: [120, 108, 120, 84, 138, 92, 160, 82, 182, 74, 194, 88, 200, 108],
        count: 19,
      },
    ],
  },
  {
    id: 'wanjiru-ames',
    tone: torque,
    circulation: 0,
    face: { half: 44, chin: 212 },
    brows: [128, 130, 134, 124, 143, 124, 150, 129],
    smile: 4.5,
    collar: 'round',
    // Rings of a full head of hair.
    behind: [
      {
        from: [104, 196, 60, 172, 56, 40, 160, 32, 264, 40, 260, 172, 216, 196],
        to: [116, 176, 92, 152, 96, 76, 160, 70, 224, 76, 228, 152, 204, 176],
        count: 15,
      },
    ],
    hair: [
      {
        from: [116, 130, 112, 92, 132, 66, 160, 66, 188, 66, 208, 92, 204, 130],
        to: [118, 116, 122, 98, 140, 88, 160, 88, 180, 88, 198, 98, 202, 116],
        count: 8,
      },
    ],
  },
];
