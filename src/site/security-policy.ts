import { createHash } from 'node:crypto';

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

/** Builds the content security policy of a public page. Allows images of any `https` host, because editors use them. */
export function sitePolicy(inline: { styles: string[]; scripts: string[] }, hasAnalytics: boolean): string {
  return toPolicy({
    ...SHARED,
    'script-src': ["'self'", ...inline.scripts, ...(hasAnalytics ? [ANALYTICS_SCRIPT] : [])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...(hasAnalytics ? ANALYTICS_CALLS : [])],
  });
}

export function previewPolicy({ styles }: { styles: string[] }): string {
  return toPolicy({
    ...SHARED,
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'https:'],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Allows inline styles, which antd creates at run time, and `blob:` images, which are resized in the browser. */
export const ADMIN_POLICY = toPolicy({
  ...SHARED,
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
});
