import type { TextFormat } from '@contract/markdown';
import { plainToBlocks } from '../editor/text/plain-to-blocks';
import { toMarkdown } from '../editor/text/to-markdown';
import { keepOfficeDraft, readOfficeDraft } from '../shared/drafts/office-draft';

interface Written {
  format: TextFormat;
}

/**
 * The text as a room shows it: a plain one as the Markdown that looks like it. What is stored changes when it is saved.
 * @param name of the field that holds the text
 */
export function inMarkdown<F extends Partial<Written>>(form: F, name: keyof F | 'content' = 'content'): F {
  if (form.format === 'markdown') return form;
  const plain = form[name as keyof F];
  const text = typeof plain === 'string' ? { [name]: toMarkdown(plainToBlocks(plain)) } : {};
  return { ...form, ...text, format: 'markdown' };
}

/** What was typed into the dialog, for the room to go on with. */
export function takeKeptText<F extends Written>(draftName: string, blank: F, name?: keyof F): void {
  const kept = readOfficeDraft<F>(draftName, blank);
  if (!kept || kept.fields.format === 'markdown') return;
  keepOfficeDraft(draftName, { ...kept, fields: inMarkdown<Partial<F>>(kept.fields, name) });
}
