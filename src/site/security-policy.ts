import { createHash } from 'node:crypto';

/** Source expression for an inline style or script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com';
const ANALYTICS_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ANALYTICS_SCRIPT];

function toPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const SHARED = {
  'default-src': ["'none'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Policy of a public document. Pictures may come from any https host, since editors give addresses of pictures and the map its tiles.
 * The analytics host is named only while an id is set.
 * @param inline hash sources of what stands in the document itself
 */
export function sitePolicy(inline: { styles: string[]; scripts: string[] }, hasAnalytics: boolean): string {
  return toPolicy({
    ...SHARED,
    'script-src': ["'self'", ...inline.scripts, ...(hasAnalytics ? [ANALYTICS_SCRIPT] : [])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...(hasAnalytics ? ANALYTICS_CALLS : [])],
  });
}

/** Policy of a page that the office frames: it runs nothing and sends nothing. */
export function previewPolicy({ styles }: { styles: string[] }): string {
  return toPolicy({
    ...SHARED,
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'https:'],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Policy of the back office: antd writes style elements at run time, photos are shrunk from blobs, and pages with unsaved words stand in frames. */
export const ADMIN_POLICY = toPolicy({
  ...SHARED,
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
});
