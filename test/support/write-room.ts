import type { Page } from '@playwright/test';
import type { Blog } from '../../src/contract/blogs';
import { expect } from './browser';
import type { PickedFile } from './images';
import { signInAs } from './office';

/** Waits until the editor shows that the draft is stored on the server. */
export const saved = (page: Page) => expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();

/** The editor's text field. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

export async function openEditor(page: Page, { _id }: Blog): Promise<void> {
  await signInAs(page, 'editor', `/admin/blog?write=${_id}`);
  await expect(text(page)).toBeVisible();
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  // Between two keys of a person, the editor reads the new selection.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.type(words);
}

/**
 * Drops or pastes files into the text. Returns true if the editor ignored them, so that the browser would open them.
 */
export const give = (page: Page, kind: 'drop' | 'paste', files: readonly PickedFile[]) =>
  text(page).evaluate(
    (field, [kind, files]) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = field.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      return field.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 5, clientY: top + 5 })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      );
    },
    [
      kind,
      files.map(({ name, mimeType: type, buffer }) => ({ name, type, base64: buffer.toString('base64') })),
    ] as const,
  );
