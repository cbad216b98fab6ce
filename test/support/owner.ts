import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SectionField } from '../../src/contract/website/section';
import { findSection } from '../../src/contract/website/sections';
import { choose } from './office-quotes';

/** Texts and images of an example site, which its owner enters. */
export interface OwnerWords {
  images: Record<string, string>;
  settings: Record<string, string | number | string[]>;
  website: Record<string, Record<string, unknown>>;
  services: { title: string; description: string; features: string[] }[];
  team: { name: string; role: string; bio: string }[];
  pages: { slug: string; title: string; content: string }[];
  privacy: string;
}

const FOLDER = resolve(__dirname, '../../scripts/examples');

export const readExample = async (name: string): Promise<OwnerWords> =>
  ((await import(`${FOLDER}/${name}.mjs`)) as { default: OwnerWords }).default;

export const imagePath = (file: string): string => resolve(FOLDER, file);

/** Opens a section under Website, makes it visible, fills its fields and saves it. */
export async function writeSection(page: Page, name: string, words: Record<string, unknown>): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/admin/website?section=${name}`);
  const section = findSection(name);
  if (!section) throw new Error(`no section ${name}`);
  await expect(page.getByRole('heading', { level: 2, name: section.title })).toBeVisible();
  const shown = page.getByRole('switch', { name: 'Show to visitors' });
  if ('isHidden' in section.fields && !(await shown.isChecked())) await shown.click();
  for (const [field, value] of Object.entries(words)) await writeField(page, section.fields[field], field, value);
  const save = page.getByRole('button', { name: 'Publish changes' });
  await save.click();
  await expect(page.getByText('Section published. Visitors can see it now.')).toBeVisible();
  await expect(save).toBeDisabled();
}

async function writeField(page: Page, field: SectionField, id: string, value: unknown): Promise<void> {
  if (field.kind === 'records')
    return writeRecords(page, field.noun, field.fields, id, value as Record<string, unknown>[]);
  if (field.kind === 'group') return writeFields(page, field.fields, id, value as Record<string, unknown>);
  const input = page.locator(`[id="${id}"]`);
  if (field.kind === 'text' && field.holds === 'image') return;
  if (field.kind === 'choice' || (field.kind === 'text' && field.isLink)) await input.selectOption(String(value));
  else if (field.kind === 'flag') await input.setChecked(Boolean(value));
  else await input.fill(Array.isArray(value) ? value.join('\n') : String(value));
}

async function writeFields(
  page: Page,
  fields: Record<string, SectionField>,
  id: string,
  value: Record<string, unknown>,
) {
  for (const [name, part] of Object.entries(value)) await writeField(page, fields[name], `${id}_${name}`, part);
}

async function writeRecords(
  page: Page,
  noun: string,
  fields: Record<string, SectionField>,
  id: string,
  records: Record<string, unknown>[],
): Promise<void> {
  const add = page.getByRole('button', { name: `Add ${noun.toLowerCase()}`, exact: true });
  const first = page.getByRole('button', { name: `Remove ${noun} 1`, exact: true });
  while (await first.isVisible()) await first.click();
  for (const [index, record] of records.entries()) {
    await add.click();
    await writeFields(page, fields, `${id}_${index}`, record);
  }
}

/** Opens a back office screen and its dialog for a new record, fills it and saves. */
export async function addRecord(
  page: Page,
  screen: string,
  { button, save, labels, said }: { button: string; save: string; labels: Record<string, string>; said: string },
): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}${screen}`);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(labels)) {
    if (label === 'Status') await choose(page, label, text);
    else await dialog.getByLabel(label).fill(text);
  }
  await dialog.getByRole('button', { name: save }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(dialog).toBeHidden();
}
