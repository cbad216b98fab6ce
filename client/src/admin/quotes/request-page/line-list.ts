export interface TypedLine {
  text: string;
  quantity: string;
  unitPrice: string;
}

export const NEW_LINE: TypedLine = { text: '', quantity: '1', unitPrice: '' };

/** True if the user has typed nothing into the line. Such lines are not sent to the server. */
export const isBlank = ({ text, quantity, unitPrice }: TypedLine): boolean =>
  text.trim() === '' && unitPrice.trim() === '' && (quantity.trim() === '' || quantity.trim() === NEW_LINE.quantity);

type Lines = readonly TypedLine[];

export function withLineAfter(lines: Lines, place: number): TypedLine[] {
  const next = lines[place + 1];
  return next && isBlank(next) ? [...lines] : withLinesAfter(lines, place, [NEW_LINE]);
}

export function withLinesAfter(lines: Lines, place: number, added: Lines): TypedLine[] {
  const at = lines[place];
  const kept = at && isBlank(at) && added.some((line) => !isBlank(line)) ? place : place + 1;
  return [...lines.slice(0, kept), ...added, ...lines.slice(place + 1)];
}

/** Swaps a line with the one before (`-1`) or after it (`1`). Changes nothing if there is no such line. */
export function withLineMoved<Line>(lines: readonly Line[], place: number, by: -1 | 1): Line[] {
  const moved = [...lines];
  const [line, other] = [moved[place], moved[place + by]];
  if (!line || !other) return moved;
  moved[place] = other;
  moved[place + by] = line;
  return moved;
}

export const withoutLine = <Line>(lines: readonly Line[], place: number): Line[] =>
  lines.filter((_line, at) => at !== place);

export const withLineChanged = <Line>(lines: readonly Line[], place: number, change: Partial<Line>): Line[] =>
  lines.map((line, at) => (at === place ? { ...line, ...change } : line));
