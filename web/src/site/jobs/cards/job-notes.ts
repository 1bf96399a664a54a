import { createContext } from 'react';

/** What a search has to say of some of its jobs, by their ids: '9 miles from Coventry'. */
export const JobNotes = createContext<ReadonlyMap<string, string>>(new Map());
