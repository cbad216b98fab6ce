import { type AnyExtension, Mark, markInputRule, Node } from '@tiptap/core';

const SIGNS: Record<string, readonly string[]> = { bold: ['**', '__'], italic: ['*', '_'] };

/**
 * Matches words between two signs, such as `*words*`. As in Markdown, white space must not be directly inside the
 * signs, so "5 * 3 * 2" does not match.
 */
function betweenSigns(sign: string): RegExp {
  const open = sign.replace(/\*/g, '\\*');
  return new RegExp(`(?:^|\\s)(${open}(?!\\s)([^${sign[0]}]*[^${sign[0]}\\s])${open})$`, 'u');
}

/** Makes an extension react to typed Markdown signs as Markdown does, but never to pasted signs. */
export function byMarkdown(extension: AnyExtension): AnyExtension {
  // Removes the paste handler of the code block. It would turn even a single word from a code editor into a code
  // block.
  if (extension instanceof Node && extension.name === 'codeBlock')
    return extension.extend({ addProseMirrorPlugins: () => [] });
  if (!(extension instanceof Mark)) return extension;
  // Lets code be bold or part of a link, as on the site.
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
