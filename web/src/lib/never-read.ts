/** For what only a document can tell: nothing is asked for it. */
export const neverRead = {
  enabled: false,
  queryFn: (): never => {
    throw new Error('Only a document tells this');
  },
};
