import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px; the drawing itself is on a grid of 24. */
  size?: number;
}

interface Props extends IconProps {
  children: ReactNode;
}

/** The frame that all icons share. Decoration only: the control around it carries the name. */
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
