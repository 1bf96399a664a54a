import type { ContextType } from 'react';
import type { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

/** The router's location and how it got there. */
export type Place = ContextType<typeof LocationContext>;
