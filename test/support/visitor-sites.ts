/** A site as a first start leaves it: services, team, posts and pages to read. Of its own: tests of the back office change theirs. */
export const WITH_SAMPLES = { SAMPLE_CONTENT: 'true' };

/** A site on which nothing has been written yet. */
export const WITHOUT_CONTENT = { SAMPLE_CONTENT: 'false' };

/**
 * What a browser says of pages that are missing, and, with its scripts switched off, of each script that it did not fetch.
 * One pattern: Playwright takes a list of two objects for something else.
 */
export const MISSING_OR_WITHOUT_SCRIPT = /status of 404|\.js csp$/;
