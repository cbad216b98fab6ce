/** Formats lists as "5 posts, 3 pages and 1 section". */
export const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
