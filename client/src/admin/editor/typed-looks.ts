import { type AnyExtension, Mark, markInputRule, Node } from '@tiptap/core';

const SIGNS: Record<string, readonly string[]> = { bold: ['**', '__'], italic: ['*', '_'] };

/** Matches words between two signs. As in Markdown, "5 * 3 * 2" is no emphasis: white space is next to the signs. */
function betweenSigns(sign: string): RegExp {
  const open = sign.replace(/\*/g, '\\*');
  return new RegExp(`(?:^|\\s)(${open}(?!\\s)([^${sign[0]}]*[^${sign[0]}\\s])${open})$`, 'u');
}

/** Gives an extension Markdown's typing rules, and no rules for pasting. */
export function byMarkdown(extension: AnyExtension): AnyExtension {
  // The code block's paste handler would turn each word from a code editor into a block.
  if (extension instanceof Node && extension.name === 'codeBlock')
    return extension.extend({ addProseMirrorPlugins: () => [] });
  if (!(extension instanceof Mark)) return extension;
  // Code may be bold or a link, as on the site.
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
