import type { ReactNode } from 'react';

export interface IconProps {
  /** The displayed size in px; the drawing's grid is 24. */
  size?: number;
}

interface Props extends IconProps {
  children: ReactNode;
}

/** The frame of all icons. They are decorative: the control around an icon has the name. */
export function Icon({ size = 20, children }: Props) {
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
      {children}
    </svg>
  );
}
