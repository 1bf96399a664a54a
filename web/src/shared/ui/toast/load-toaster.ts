/** What shows messages: no page needs it before something is to be said. */
export const loadToaster = () => import('./toaster');
