/**
 * Up to so many jobs the site's list has each of them whole; of more it has what cards show and filters
 * ask for, and its search asks the server about the rest of the texts.
 */
export const WHOLE_LIST_MAX = 1_000;

/** A list of more says so in this header, of any value, before its items come. */
export const LONG_LIST_HEADER = 'X-Long-List';
