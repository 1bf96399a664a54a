/**
 * Pages of the admin area that require a session: each tab's list and new form, an item's form, and
 * the bin.
 */
export const adminPaths: readonly string[] = [
  ...['jobs', 'case-studies', 'testimonials', 'client-logos', 'people'].flatMap((tab) => [
    `/admin?tab=${tab}`,
    `/admin?tab=${tab}&new=1`,
  ]),
  '/admin?tab=jobs&edit=1001',
  '/admin?tab=jobs&view=deleted',
];
