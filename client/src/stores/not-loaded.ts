/** What is said when the script or the words of a page do not arrive. */
export const notLoaded = () => new Error('This page could not be loaded. Check your connection and try again.');
