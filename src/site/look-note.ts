/**
 * Line on each page that staff look at while the site is closed: else they would believe that visitors see it too.
 * It stands beside what React draws, so that moves within the site leave it there.
 */
export const LOOK_NOTE = {
  html: '<aside class="look-note">Visitors see the maintenance page. <a href="/admin">Back to the office</a></aside>',
  style:
    '.look-note{position:fixed;z-index:50;bottom:0;inset-inline:0;padding:var(--space-3) var(--space-4);' +
    'background:var(--sun);color:var(--ink);font-weight:600;text-align:center}' +
    '.look-note a{color:inherit}body{padding-bottom:4rem}',
} as const;
