/** The drawer's element, by which the header's button names it. */
export const DRAWER_ID = 'menu';
