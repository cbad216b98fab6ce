import { type AnyExtension, Mark, markInputRule, Node } from '@tiptap/core';

const SIGNS: Record<string, readonly string[]> = { bold: ['**', '__'], italic: ['*', '_'] };

/** Words between two such signs. As in Markdown no blank stands on a sign's inner side: "5 * 3 * 2" is a sum. */
function betweenSigns(sign: string): RegExp {
  const open = sign.replace(/\*/g, '\\*');
  return new RegExp(`(?:^|\\s)(${open}(?!\\s)([^${sign[0]}]*[^${sign[0]}\\s])${open})$`, 'u');
}

/** The same extension; where it is a look, its signs are read by the rules of Markdown as they are typed, and never in what is pasted. */
export function byMarkdown(extension: AnyExtension): AnyExtension {
  // Its way of pasting makes a block of each word out of one code editor.
  if (extension instanceof Node && extension.name === 'codeBlock')
    return extension.extend({ addProseMirrorPlugins: () => [] });
  if (!(extension instanceof Mark)) return extension;
  // Code may be bold, or a link, as on the site.
  if (extension.name === 'code') return extension.extend({ excludes: '', addPasteRules: () => [] });
  const signs = SIGNS[extension.name];
  if (!signs) return extension;
  return extension.extend({
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: betweenSigns(sign), type: this.type }));
    },
    addPasteRules: () => [],
  });
}
