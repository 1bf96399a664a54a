import { createContext } from 'react';
import { createListeners } from '@/shared/browser/listeners';

/**
 * The heads of a page, which are told whether it is shown or kept behind another one. Always the same listeners:
 * upon a context that changes, React hydrates first whatever a document has of the page.
 */
export const PageHeads = createContext(createListeners<boolean>());
