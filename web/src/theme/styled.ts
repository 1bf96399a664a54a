/**
 * How the site is styled: Emotion, below a theme with the members of `SiteTheme`. Which one that is,
 * the site's own or MUI's, is the matter of `app/providers.tsx` and `mui-theme.tsx`.
 */
export { default as styled } from '@emotion/styled';
export { Global, keyframes, useTheme } from '@emotion/react';
export type { CSSObject, Theme } from '@emotion/react';
