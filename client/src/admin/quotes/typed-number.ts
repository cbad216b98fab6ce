/**
 * The number that a text says, or `NaN`. "4800", "4,800.50", "$4 800" and "K4,800" are numbers; "4,8" could be two different ones and is none.
 * Spreadsheets put spaces of other widths between thousands.
 */
export function toNumber(typed: string): number {
  const text = typed.replaceAll(/\s/g, ' ').trim();
  const isNumber = /^(\$|K|USD|ZMW)? *(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/.test(text);
  return isNumber ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}
