/**
 * A site with sample content: services, team, posts and pages. Tests of the back office use another site, because they
 * change the content.
 */
export const WITH_SAMPLES = { SAMPLE_CONTENT: 'true' };

/** A site without content. */
export const WITHOUT_CONTENT = { SAMPLE_CONTENT: 'false' };

/**
 * Browser errors for missing pages and, with scripts off, for each script. One pattern, because Playwright misreads a
 * list of two objects.
 */
export const MISSING_OR_WITHOUT_SCRIPT = /status of 404|\.js csp$/;
