import type { TextFormat } from '@contract/markdown';
import { plainToBlocks } from '../editor/text/plain-to-blocks';
import { toMarkdown } from '../editor/text/to-markdown';
import { WRITTEN } from '../shared/fields/record-form';

/** The text as an editor shows it: a plain one as the Markdown that looks like it. What is stored changes by a save. */
export function inMarkdown<F extends { format?: TextFormat }>(form: F): F {
  if (form.format === 'markdown') return form;
  const texts = Object.entries(form).filter(([name]) => WRITTEN.includes(name));
  const written = texts.map(([name, plain]) => [name, toMarkdown(plainToBlocks(String(plain)))]);
  return { ...form, ...Object.fromEntries(written), format: 'markdown' };
}
