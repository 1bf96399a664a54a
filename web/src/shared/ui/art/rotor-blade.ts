/** One blade of the rotor, around the middle of a frame from -100 to 100. */
export const BLADE = 'M-3.2 -10C-9.5 -26 -8.5 -52 -0.5 -85C6.5 -62 8.5 -34 3.2 -10Z';

/** How far each of its blades is turned, in degrees. */
export const BLADE_ANGLES = [0, 120, 240] as const;
