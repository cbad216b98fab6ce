/**
 * Variables for a site with sample content: services, team, posts and pages. Tests of the back office use another site,
 * because they change the content.
 */
export const WITH_SAMPLES = { SAMPLE_CONTENT: 'true' };

export const WITHOUT_CONTENT = { SAMPLE_CONTENT: 'false' };

/**
 * Matches the browser's errors for missing pages, and for scripts if JavaScript is off. It is one pattern, because
 * Playwright misreads a list of exactly two objects in an option.
 */
export const MISSING_OR_WITHOUT_SCRIPT = /status of 404|\.js csp$/;
