/** What stands beside a request once its state is known: fetched with that state, so that nobody pays for it on the way to a form. */
export const loadRequestPanel = () => import('./request-panel');
