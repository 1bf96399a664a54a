/** The site's list has at most this many jobs whole; of more it has what cards and filters need. */
export const WHOLE_LIST_MAX = 1_000;

/** A list of more says so in this header, of any value, before its items come. */
export const LONG_LIST_HEADER = 'X-Long-List';
