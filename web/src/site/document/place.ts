import type { ContextType } from 'react';
import type { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/** Where the router is, and how it came there: what is told to everything that asks for its location. */
export type Place = ContextType<typeof LocationContext>;
