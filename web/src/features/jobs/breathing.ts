import { keyframes } from '@/theme/styled';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** The animation of a skeleton, for its outermost element: each element of its own is a layer. */
export const BREATHING = `${breathe} 1.8s ease-in-out infinite`;
