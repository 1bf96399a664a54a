import type { ReactNode } from 'react';

export interface IconProps {
  /** The displayed size in px; the drawing's grid is 24. */
  size?: number;
}

/** Makes an icon. Icons are decorative: the control around one has the name. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    );
  };
}
