import { styled } from '@/theme/styled';

/** Headings by their size; `as` gives one the level that the outline asks for. */
export const Heading1 = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

/** The heading of a section. */
export const Heading2 = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

/** The heading of an item within a section. */
export const Heading3 = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

/** A heading among texts of nearly its size. */
export const Heading4 = styled('h4')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));
