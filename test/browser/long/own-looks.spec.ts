import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { TOKEN_HEADER } from '../../../src/contract/auth';
import type { BlogSummary } from '../../../src/contract/blogs';
import type { TeamMember } from '../../../src/contract/team';
import type { UploadAnswer } from '../../../src/contract/uploads';
import { expect, test } from '../../support/browser';
import { EXAMPLES, makeExample } from '../../support/example';
import { heavyPhoto } from '../../support/pictures';
import { ADMIN, Site } from '../../support/site';
import { openOffice } from '../../support/visitor-office';
import { WITH_SAMPLES } from '../../support/visitor-sites';
import { layoutShiftToTheEnd, watchLayoutShift, whatMoved } from '../../support/weight';

const PATHS =
  '/ /about /services /team /blogs /articles /contact /contact?tab=quote /privacy /signup /login /no/such/page';

test.use({ expectedTrouble: [/status of 404/] });
test.setTimeout(600_000);

async function storePhoto(request: APIRequestContext, siteUrl: string): Promise<string> {
  const { token } = await (await request.post(`${siteUrl}/api/auth/login`, { data: ADMIN })).json();
  const buffer = await sharp((await heavyPhoto()).buffer)
    .resize(1_600)
    .jpeg({ quality: 60 })
    .toBuffer();
  const multipart = { file: { name: 'yard.jpg', mimeType: 'image/jpeg', buffer } };
  const answer = await request.post(`${siteUrl}/api/uploads`, { headers: { [TOKEN_HEADER]: token }, multipart });
  return ((await answer.json()) as UploadAnswer).filePath;
}

/** Puts a photo wherever there is room for one. Answers the addresses to look at. */
async function furnish(request: APIRequestContext, siteUrl: string): Promise<string[]> {
  const image = await storePhoto(request, siteUrl);
  const office = await openOffice(siteUrl);
  for (const section of ['hero', 'about']) {
    await office.put(`/website/${section}`, { picture: 'own', image, imageAlt: 'Our yard in the morning' });
  }
  for (const { _id } of await office.get<TeamMember[]>('/team')) await office.put(`/team/${_id}`, { image });
  const posts = await office.get<BlogSummary[]>('/blogs?fields=summary');
  for (const { _id } of posts) await office.put(`/blogs/${_id}`, { image });
  return [...PATHS.split(' '), ...posts.slice(0, 1).map(({ _id }) => `/blogs/${_id}`)];
}

for (const name of EXAMPLES) {
  test(`nothing moves under the reader of ${name}, with its own logo, photos and colours`, async ({
    page,
    request,
  }) => {
    const site = await Site.start(WITH_SAMPLES);
    try {
      await makeExample(site.url, name);
      const paths = await furnish(request, site.url);
      await watchLayoutShift(page);
      const moved: string[] = [];
      for (const width of [375, 1_280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of paths) {
          await page.goto(site.url + path);
          await page.waitForLoadState('networkidle');
          const shift = await layoutShiftToTheEnd(page);
          if (shift > 0) moved.push(`${path} at ${width} px: ${shift.toFixed(4)}\n${await whatMoved(page)}`);
        }
      }
      expect(moved).toEqual([]);
      await page.evaluate(() => document.body.prepend(document.createElement('hr')));
      expect(await layoutShiftToTheEnd(page), 'what is measured must see a page that moves').toBeGreaterThan(0);
    } finally {
      await site.stop();
    }
  });
}
