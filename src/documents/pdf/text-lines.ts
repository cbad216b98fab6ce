/** Allows breaks after spaces and hyphens, but not in a quote number. */
const BREAK = /(?<= |(?<!\bQ(?:-\d+)?)-)/;
const BREAK_IN_EMAIL = /(?=@)|(?<=\.)/;

/** Breaks a text into lines of at most `width`. Words longer than a line break anywhere. */
export function textLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    const put = (part: string) => {
      const line = lines[lines.length - 1] + part;
      if (measure(line.trimEnd()) <= width || line === part) lines[lines.length - 1] = line;
      else lines.push(part);
    };
    const putPart = (part: string) => {
      if (measure(part.trimEnd()) <= width) put(part);
      else for (const sign of part) put(sign);
    };
    for (const word of paragraph.split(BREAK)) {
      const isTooLongEmail = word.includes('@') && measure(word.trimEnd()) > width;
      for (const part of isTooLongEmail ? word.split(BREAK_IN_EMAIL) : [word]) putPart(part);
    }
    return lines.map((line) => line.trimEnd());
  });
}
