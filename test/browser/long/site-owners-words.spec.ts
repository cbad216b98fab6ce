import { SECTION_NAMES } from '../../../src/contract/website/sections';
import { expect, test } from '../../support/browser';
import { wordsWith } from '../../support/long-words';
import { findOverflow } from '../../support/visitor-layout';
import { openOffice } from '../../support/visitor-office';
import { MISSING_ROUTES, PUBLIC_ROUTES } from '../../support/visitor-routes';

// A site of its own: every section of it is changed.
test.use({ siteVariables: { SAMPLE_CONTENT: 'true', PUBLIC_URL: 'https://long-words.example' } });
test.use({ expectedTrouble: [/status of 404/] });

const write = (max: number): string => 'Chikwelelamweneweka'.repeat(Math.ceil(max / 19)).slice(0, max);

test('words without a place to break widen no page, in any section', async ({ page, baseURL }) => {
  const office = await openOffice(baseURL);
  for (const name of SECTION_NAMES) {
    await office.put(`/website/${name}`, { ...wordsWith(name, { write }), isHidden: false });
  }
  const wide: Record<string, string[]> = {};
  for (const { path } of [...PUBLIC_ROUTES, ...MISSING_ROUTES]) {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await findOverflow(page);
      if (found.length > 0) wide[`${path} at ${width} px`] = found;
    }
  }
  expect(wide).toEqual({});
});
