/**
 * The icons that `scripts/icons.ts` draws. `round` has corners of its own; `full` and `maskable` are
 * cut by the system that shows them.
 */
export const SITE_ICONS = [
  { path: '/apple-touch-icon.png', size: 180, shape: 'full' },
  { path: '/icons/192.png', size: 192, shape: 'round' },
  { path: '/icons/512.png', size: 512, shape: 'round' },
  { path: '/icons/maskable-512.png', size: 512, shape: 'maskable' },
] as const;
