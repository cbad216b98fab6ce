import type { TextFormat } from '@contract/markdown';
import { plainToBlocks } from '../editor/text/plain-to-blocks';
import { toMarkdown } from '../editor/text/to-markdown';
import { keepOfficeDraft, readOfficeDraft } from '../shared/drafts/office-draft';
import { WRITTEN } from '../shared/fields/record-form';

interface Written {
  format: TextFormat;
}

/** The text as a room shows it: a plain one as the Markdown that looks like it. What is stored changes by a save. */
export function inMarkdown<F extends Partial<Written>>(form: F): F {
  if (form.format === 'markdown') return form;
  const texts = Object.entries(form).filter(([name]) => WRITTEN.includes(name));
  const written = texts.map(([name, plain]) => [name, toMarkdown(plainToBlocks(String(plain)))]);
  return { ...form, ...Object.fromEntries(written), format: 'markdown' };
}

/** What was typed into the dialog, for the room to go on with. */
export function takeKeptText<F extends Written>(draftName: string, blank: F): void {
  const kept = readOfficeDraft<F>(draftName, blank);
  if (!kept || kept.fields.format === 'markdown') return;
  keepOfficeDraft(draftName, { ...kept, fields: inMarkdown<Partial<F>>(kept.fields) });
}
