import type { Page } from '@playwright/test';
import type { Blog } from '../../src/contract/blogs';
import { expect } from './browser';
import { signInAs } from './office';

/** What is written in the room of a post. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

export async function openRoom(page: Page, { _id }: Blog): Promise<void> {
  await signInAs(page, 'editor', `/admin/blog?write=${_id}`);
  await expect(text(page)).toBeVisible();
}

export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** A picture that is dropped on the text, or pasted into it. */
export const give = (page: Page, kind: 'drop' | 'paste', base64: string) =>
  text(page).evaluate(
    (field, [kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'roof.png', { type: 'image/png' }));
      const { left, top } = field.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 5, clientY: top + 5 })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      );
    },
    [kind, base64] as const,
  );
