import type { Page } from '@playwright/test';
import type { Blog } from '../../../src/contract/blogs';
import type { EditedText } from '../../../src/contract/texts';
import { expect, setTextSize, test } from '../../support/browser';
import { officeOf } from '../../support/office';
import { expectFitHere } from '../../support/office-fit';
import { seedPost } from '../../support/office-seed';
import { smallPicture } from '../../support/pictures';
import { give, openEditor, saved, text, typeAtEnd } from '../../support/write-room';

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const stored = async (page: Page, { _id }: Blog) => (await officeOf(page)).get<Blog>(`/blogs/${_id}`);

const draft = async (page: Page, { _id }: Blog) =>
  (await (await officeOf(page)).get<EditedText<'blogs'>>(`/blogs/${_id}/draft`)).draft?.fields ?? { content: '' };

/** Pastes HTML as from another program. */
const paste = (page: Page, html: string) =>
  text(page).evaluate((field, copied) => {
    const data = new DataTransfer();
    data.setData('text/html', copied);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

test('chooses, drops, pastes and describes images', async ({ page }) => {
  const post = await seedPost(page, { content: 'Above.' });
  await openEditor(page, post);
  const picture = await smallPicture('png');
  const pictures = text(page).locator('figure img');
  await text(page).click();
  await page.keyboard.press('Control+End');
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Image').click();
  await (await chooser).setFiles(picture);
  await expect(pictures).toHaveCount(1);
  await give(page, 'paste', [picture]);
  await expect(pictures).toHaveCount(2);
  await give(page, 'drop', [picture]);
  await expect(pictures).toHaveCount(3);
  await page.getByLabel('Alt text').first().fill('A green roof');
  await page.getByLabel('Caption').first().fill('Seen from the gate');
  await page.getByRole('button', { name: 'Remove image' }).last().click();
  await expect(pictures).toHaveCount(2);
  await saved(page);
  await expectFitHere(page);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('View on site')).toBeVisible();
  const { content } = await stored(page, post);
  expect(content.match(/!\[[^\]]*\]\(\/uploads\/[^)]+\)/g)).toHaveLength(2);
  expect(content).toMatch(/!\[A green roof\]\(\/uploads\/\S+ "Seen from the gate"\)/);
});

test('accepts dropped images, rejects other files with a message and stays open', async ({ page }) => {
  const post = await seedPost(page, { content: 'Above.' });
  await openEditor(page, post);
  const picture = await smallPicture('png');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const files = [
    { ...picture, name: 'one.png' },
    { name: 'IMG_1.HEIC', mimeType: '', buffer: heic },
    { name: 'price-list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { ...picture, name: 'two.png' },
  ];
  expect(await give(page, 'drop', files)).toBe(false);
  const isOpened = await page.getByRole('textbox', { name: 'Title' }).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'missed.pdf'));
    return field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  expect(isOpened).toBe(false);
  await expect(text(page).locator('figure img')).toHaveCount(2);
  await expect(page.getByText('IMG_1.HEIC: Browsers cannot show this iPhone photo format')).toBeVisible();
  await page.getByRole('button', { name: 'Remove IMG_1.HEIC' }).click();
  await expect(page.getByText(/IMG_1/)).toHaveCount(0);
  await expect(page.getByText('price-list.pdf: Please choose an image')).toBeVisible();
  await expectFitHere(page);
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head><body lang=EN-GB><!--StartFragment-->
<h1>Solar in Mongu<o:p></o:p></h1>
<p class=MsoNormal><b><span style='color:#C00000;mso-bidi-font-style:italic'>Thirty</span></b><span style='font-family:"Arial",sans-serif'> tablets &amp; <i>one</i> trolley.</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>The trolley sleeps<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Learners guard it<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Panels</p></td><td><p class=MsoNormal>18,400</p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg"></p>
<p class=MsoNormal><a href="javascript:alert(1)">Bad</a> <a href="https://example.com/more">Good</a></p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">What we changed</span></h2>
<p dir="ltr"><span style="font-weight:400;">It failed on </span><span style="font-weight:700;">dust</span><span style="font-weight:400;"> and on </span><span style="font-style:italic;">Fridays</span><span>.</span></p>
<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>First</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Second</span></p></li></ol>
<p dir="ltr"><img src="data:image/png;base64,AAAA" width="10"><a href="https://example.com/docs" style="text-decoration:none;"><span style="text-decoration:underline;">A link</span></a></p></b>`;

test.describe('rejected image', () => {
  test.use({ expectedTrouble: [/status of 415/] });

  test('keeps structure but drops styles of text pasted from Word and Google Docs', async ({ page }) => {
    const post = await seedPost(page, { content: 'Above.', format: 'markdown' });
    await openEditor(page, post);
    await text(page).click();
    await page.keyboard.press('Control+A');
    await paste(page, WORD);
    await expect(text(page).getByRole('heading', { level: 2, name: 'Solar in Mongu' })).toBeVisible();
    await expect(text(page).locator('strong')).toHaveText('Thirty');
    await expect(text(page).locator('em')).toHaveText('one');
    await expect(text(page).getByRole('listitem')).toHaveText(['The trolley sleeps', 'Learners guard it']);
    await expect(text(page).locator('table')).toContainText('18,400');
    await expect(text(page).getByRole('link')).toHaveText('Good');
    await expect(page.getByText('1 image could not be pasted')).toBeVisible();
    expect(await text(page).innerHTML()).not.toMatch(/mso|Mso|Symbol|javascript|color:/);

    await page.keyboard.press('Control+A');
    await paste(page, DOCS);
    await expect(text(page).getByRole('heading', { level: 2, name: 'What we changed' })).toBeVisible();
    await expect(text(page).locator('strong')).toHaveText('dust');
    await expect(text(page).locator('em')).toHaveText('Fridays');
    await expect(text(page).locator('ol > li')).toHaveText(['First', 'Second']);
    await expect(text(page).getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('View on site')).toBeVisible();
    expect((await stored(page, post)).content).toBe(
      '## What we changed\n\nIt failed on **dust** and on *Fridays*.\n\n1. First\n2. Second\n\n[A link](https://example.com/docs)',
    );
  });
});

test('previews typed text to a fresh browser, and restores a version as a draft', async ({
  page,
  browser,
  baseURL,
}) => {
  const post = await seedPost(page, { content: 'First words.', format: 'markdown', status: 'draft' });
  await (await officeOf(page)).put(`/blogs/${post._id}`, { content: 'Second words.' });
  await openEditor(page, post);
  await typeAtEnd(page, ' Half a');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('Second words. Half a')).toBeVisible();
  const clean = await browser.newContext({ baseURL });
  const reader = await clean.newPage();
  await reader.goto(preview.url());
  await expect(reader.getByText('Second words. Half a')).toBeVisible();
  await clean.close();
  await preview.close();

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: `Versions of ${post.title}` });
  await expect(dialog.locator('del')).toContainText('First');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(text(page)).toHaveText('First words.');
  await saved(page);
  expect(await stored(page, post)).toMatchObject({ content: 'First words.', status: 'draft' });
});

test('writes, formats, saves and closes a text by keyboard alone', async ({ page }) => {
  const post = await seedPost(page, { content: 'Word', format: 'markdown' });
  await openEditor(page, post);
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await tool(page, 'Heading H2').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('strong')).toHaveText('Word');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await draft(page, post)).content).toBe('**Word**');
  // Typed at the end of bold text, a word is bold, as in other editors.
  await typeAtEnd(page, ' more');
  await page.getByRole('link', { name: 'Back to Blog' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeFocused();
  await expect.poll(async () => (await draft(page, post)).content).toBe('**Word more**');
  expect((await stored(page, post)).content).toBe('Word');
});

test('publishes nothing when the schedule button is selected twice', async ({ page }) => {
  const post = await seedPost(page, { status: 'draft' });
  await openEditor(page, post);
  await page.getByRole('button', { name: 'More actions' }).click();
  const place = await page.getByRole('button', { name: 'Schedule' }).boundingBox();
  if (!place) throw new Error('nothing to press');
  await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.getByLabel('Publish at (time in Lusaka)')).toBeVisible();
  await page.keyboard.press('Escape');
  await typeAtEnd(page, ' More.');
  await saved(page);
  expect((await stored(page, post)).status).toBe('draft');
});

const LONG = 'Kapambwe-Nsofwa-Mulenga-Chisenga-Namukolo-Sitali-of-the-Copperbelt-and-Luapula';
const ALL = `${LONG}\n\n## ${LONG}\n\n- ${LONG}\n\n> ${LONG}\n\n| ${LONG} | B |\n|---|---|\n| 1 | 2 |\n\n---\n\n[${LONG}](/services)`;

for (const [width, scale] of [
  [320, 1],
  [375, 2],
  [1280, 2],
] as const) {
  test(`has no barriers in the editor at ${width} px with ${scale * 100} % text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const post = await seedPost(page, { title: LONG, content: ALL, format: 'markdown', status: 'draft' });
    await setTextSize(page, scale * 100);
    await openEditor(page, post);
    await give(page, 'paste', [await smallPicture('png')]);
    await expect(page.getByLabel('Alt text')).toBeVisible();
    await expectFitHere(page);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
    await expect(tool(page, 'Bold')).toBeVisible();
    if (width >= 1024) return;
    await tool(page, 'Details').click();
    await expect(page.getByLabel('Author')).toBeVisible();
    await expect(text(page)).toBeHidden();
    await expectFitHere(page);
    await page.getByRole('button', { name: 'Back to the text' }).click();
    await expect(text(page)).toBeVisible();
  });
}
