import type { Blog } from '../../../src/contract/blogs';
import { COMMENT_TEXTS } from '../../../src/contract/comments';
import { findBarriers } from '../../support/axe';
import { expect, test } from '../../support/browser';
import { signInAs } from '../../support/office';
import { openOffice } from '../../support/visitor-office';
import { WITHOUT_CONTENT } from '../../support/visitor-sites';

test.use({ siteVariables: { ...WITHOUT_CONTENT, LOG_LEVEL: 'fatal' }, contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1280]) {
  test.describe(`a comment at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('is written by a visitor, approved and answered by a clerk, and read by everybody', async ({
      page,
      baseURL,
      browser,
    }) => {
      const office = await openOffice(baseURL);
      const post = await office.post<Blog>('/blogs', { title: 'Phones in class', content: 'They help.' });
      const text = `It works on the oldest phone.\nSee https://a.example at ${width}.`;

      await page.goto(`/blogs/${post._id}`);
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByText('Write a comment').click();
      await comments.getByRole('textbox', { name: 'Name' }).fill('Luyando Hamoonga');
      await comments.getByRole('textbox', { name: 'Email' }).fill('luyando@school.example');
      await comments.getByRole('textbox', { name: 'Comment' }).fill(text);
      // The typed text outlives the page.
      await page.reload();
      await expect(comments.getByRole('textbox', { name: 'Comment' })).toHaveValue(text);
      expect(await findBarriers(page)).toEqual([]);
      await comments.getByRole('button', { name: 'Send Comment' }).click();
      await expect(comments.getByText(COMMENT_TEXTS.sent)).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await page.reload();
      await expect(comments.getByText('Nobody has commented yet. Be the first.')).toBeVisible();

      await signInAs(page, 'editor', '/admin/comments?status=waiting');
      const approve = page.getByRole('button', { name: /^Approve the comment of Luyando/ });
      await expect(approve).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: /^View the comment of Luyando/ }).click();
      const details = page.getByRole('dialog', { name: 'Comment details' });
      await expect(details).toContainText('luyando@school.example');
      expect(await findBarriers(page)).toEqual([]);
      await details.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('Comment approved: visitors see it now')).toBeVisible();
      await details.getByRole('button', { name: 'Reply' }).click();
      const reply = page.getByRole('dialog', { name: 'Reply to Luyando Hamoonga' });
      await reply.getByRole('textbox', { name: 'Reply' }).fill('Thank you for trying it.');
      await reply.getByRole('button', { name: 'Save Reply' }).click();
      await expect(page.getByText('Reply saved. It stands under the comment.')).toBeVisible();

      // Search engines and old phones read it without script.
      const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
      await plain.goto(`/blogs/${post._id}`);
      const shown = plain.getByRole('region', { name: 'Comments' });
      await expect(shown.getByText('It works on the oldest phone.')).toBeVisible();
      await expect(shown.getByText('Thank you for trying it.')).toBeVisible();
      await expect(shown.getByText('Editor', { exact: true })).toBeVisible();
      await expect(shown.getByRole('link', { name: /a\.example/ })).toHaveCount(0);
      expect(await plain.content()).not.toContain('luyando@school.example');
      await plain.context().close();

      await page.goto(`/blogs/${post._id}#comments`);
      await expect(comments.getByText('Thank you for trying it.')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await office.remove(`/blogs/${post._id}`);
    });
  });
}
