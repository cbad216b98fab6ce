/**
 * Breaks a text into lines of at most `width`, at blanks and behind hyphens; a word that is too long for a line,
 * anywhere.
 * @param measure how wide a text comes out
 */
export function textLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    const put = (part: string) => {
      const line = lines[lines.length - 1] + part;
      if (measure(line.trimEnd()) <= width || line === part) lines[lines.length - 1] = line;
      else lines.push(part);
    };
    for (const word of paragraph.split(/(?<=[ -])/)) {
      if (measure(word.trimEnd()) <= width) put(word);
      else for (const sign of word) put(sign);
    }
    return lines.map((line) => line.trimEnd());
  });
}
