import { type AnyExtension, Mark, markInputRule, markPasteRule } from '@tiptap/core';

const SIGNS: Record<string, readonly string[]> = { bold: ['**', '__'], italic: ['*', '_'] };

/** Words between two such signs. As in Markdown no blank stands on a sign's inner side: "5 * 3 * 2" is a sum. */
function betweenSigns(sign: string, end: string, flags: string): RegExp {
  const open = sign.replace(/\*/g, '\\*');
  return new RegExp(`(?:^|\\s)(${open}(?!\\s)([^${sign[0]}]*[^${sign[0]}\\s])${open})${end}`, flags);
}

/** Lines within a name are no look: "_file_of_ours". */
const endOf = (sign: string) => (sign.startsWith('_') ? '(?![\\p{L}\\p{N}_])' : '');

/** The same extension; where it is a look that can be typed or pasted with signs, by the rules of Markdown. */
export function byMarkdown(extension: AnyExtension): AnyExtension {
  const signs = SIGNS[extension.name];
  if (!signs || !(extension instanceof Mark)) return extension;
  return extension.extend({
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: betweenSigns(sign, '$', 'u'), type: this.type }));
    },
    addPasteRules() {
      return signs.map((sign) => markPasteRule({ find: betweenSigns(sign, endOf(sign), 'gu'), type: this.type }));
    },
  });
}
