import { expect, test } from '../../support/browser';
import { openOffice } from '../../support/visitor-office';
import { newestPost, PUBLIC_ROUTES } from '../../support/visitor-routes';

const SITE_NAME = 'Mosi Digital Academy';
const NASTY = 'Maize & <b>"robots"</b> </script><script>alert(1)</script>';

test.use({ siteVariables: { SAMPLE_CONTENT: 'true', UPLOAD_MAX_MB: '7' } });

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const metaOf = (html: string, key: string): string =>
  first(html, new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`));
const jsonLdOf = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => JSON.parse(text));

test('every address names itself to search engines and messengers, in words of its own', async ({
  request,
  baseURL,
}) => {
  const seen = new Map<string, string>();
  for (const { path, title, status = 200 } of [...PUBLIC_ROUTES, await newestPost(baseURL)]) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(status);
    expect(html, path).toContain('<html lang="en"');
    expect(first(html, /<title>([^<]*)<\/title>/), path).toBe(title ? `${title} | ${SITE_NAME}` : SITE_NAME);
    if (status !== 200) {
      expect(metaOf(html, 'robots'), path).toContain('noindex');
      continue;
    }
    const description = metaOf(html, 'description');
    expect(description.length, path).toBeGreaterThan(10);
    const canonical = first(html, /<link rel="canonical" href="([^"]+)"/);
    expect(canonical.startsWith(`${baseURL}/`), path).toBe(true);
    // a tab or a filter is the same page once more, and accounts are not open
    if (!/[?]|^.(login|signup)$/.test(path)) expect(seen.get(description), path).toBeUndefined();
    seen.set(description, path);
    expect(metaOf(html, 'og:title'), path).toBe(first(html, /<title>([^<]*)<\/title>/));
    expect(metaOf(html, 'og:description'), path).toBe(description);
    expect(metaOf(html, 'og:url'), path).toBe(canonical);
    expect(metaOf(html, 'og:image'), path).toMatch(/^http/);
    expect(metaOf(html, 'twitter:card'), path).toMatch(/^summary/);
    for (const block of jsonLdOf(html)) expect(block['@type'], path).toBeTruthy();
  }
  const post = await (await request.get((await newestPost(baseURL)).path)).text();
  expect(jsonLdOf(post).map((block) => block['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  );
});

test('what an editor changes stands in the next page, sitemap and feed, and cannot break out of its place', async ({
  request,
  baseURL,
}) => {
  const office = await openOffice(baseURL);
  const post = await office.post<{ _id: string }>('/blogs', {
    title: 'Before',
    content: 'Text.',
    category: 'Technology',
  });
  const path = `/blogs/${post._id}`;
  expect(await (await request.get(path)).text()).toContain('<title>Before');
  await office.put(path, { title: NASTY });

  const answer = await request.get(path);
  const html = await answer.text();
  expect(html).not.toContain('<script>alert(1)');
  expect(first(html, /<title>([^<]*)<\/title>/)).toContain('Maize &amp; &lt;b&gt;');
  expect(jsonLdOf(html)).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', headline: NASTY }));
  for (const [file, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/feed.xml', 'application/atom+xml'],
  ]) {
    const listed = await request.get(file);
    expect(listed.headers()['content-type'], file).toContain(type);
    expect(await listed.text(), file).toContain(`${baseURL}${path}`);
  }
  expect(await (await request.get('/feed.xml')).text()).toContain('Maize &amp; &lt;b&gt;');

  await office.remove(path);
  expect((await request.get(path)).status()).toBe(404);
  for (const file of ['/sitemap.xml', '/feed.xml'])
    expect(await (await request.get(file)).text(), file).not.toContain(path);
});

test('a draft page is in no sitemap, and robots are told where the map is and what is not for them', async ({
  request,
  baseURL,
}) => {
  const office = await openOffice(baseURL);
  const { _id } = await office.post<{ _id: string }>('/pages', {
    title: 'Plan',
    slug: 'plan',
    status: 'draft',
    content: 'x',
  });
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`${baseURL}/plan<`);
  await office.put(`/pages/${_id}`, { status: 'published' });
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${baseURL}/plan<`);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain('Disallow: /api/');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(SITE_NAME);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
