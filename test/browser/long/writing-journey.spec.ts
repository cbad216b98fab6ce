import { COMMENT_TEXTS } from '../../../src/contract/comments';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { begin, LAPTOP, PHONE, publishArticle } from '../../support/article-journey';
import { expect, test } from '../../support/browser';

test('writes, schedules, corrects and restores an article on a laptop', async ({ browser }) => {
  test.setTimeout(400_000);
  const begun = await begin(browser);
  try {
    await publishArticle(begun, LAPTOP);
  } finally {
    await begun.end();
  }
});

test('writes an article on a phone, publishes and discusses it', async ({ browser }) => {
  test.setTimeout(400_000);
  const begun = await begin(browser);
  const { mailbox, end } = begun;
  try {
    const { writing: phone, laptop, id } = await publishArticle(begun, PHONE);

    await test.step('posts a comment, which staff approve', async () => {
      await laptop.goto(`/blogs/${id}`);
      const comments = laptop.getByRole('region', { name: 'Comments' });
      await comments.getByText('Write a comment').click();
      await comments.getByRole('textbox', { name: 'Name' }).fill('Luyando Hamoonga');
      await comments.getByRole('textbox', { name: 'Email' }).fill('luyando@school.example');
      await comments.getByRole('textbox', { name: 'Comment' }).fill('Ours stayed, too.');
      await comments.getByRole('button', { name: 'Send Comment' }).click();
      await expect(comments.getByText(COMMENT_TEXTS.sent)).toBeVisible();
      await expect.poll(() => mailbox.to(DEFAULT_SETTINGS.contactEmail).length).toBe(1);
      await phone.goto('/admin/comments?status=waiting');
      await phone.getByRole('button', { name: /^Approve the comment of Luyando/ }).click();
      await expect(phone.getByText('Comment approved. Visitors can see it now.')).toBeVisible();
      await laptop.reload();
      await expect(comments.getByText('Ours stayed, too.')).toBeVisible();
    });
  } finally {
    await end();
  }
});
