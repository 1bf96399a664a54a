import { createContext } from 'react';

/**
 * What tells the heads of a page that it is kept behind another one, or shown again. A set that stays the same
 * one: upon a context that changes, React hydrates first whatever a document has of the page.
 */
export const PageHeads = createContext(new Set<(isShown: boolean) => void>());
