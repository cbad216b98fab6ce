/** Page numbers shown on each side of the current one. */
const AROUND = 1;

type PageEntry = number | 'gap before' | 'gap after';

/** Returns the page numbers to show: the first, the last and those around `page`, with gaps. */
export function pagesShown(page: number, pages: number): PageEntry[] {
  const from = Math.max(2, page - AROUND);
  const to = Math.min(pages - 1, page + AROUND);
  const shown: PageEntry[] = [1];
  if (from > 2) shown.push('gap before');
  for (let number = from; number <= to; number += 1) shown.push(number);
  if (to < pages - 1) shown.push('gap after');
  if (pages > 1) shown.push(pages);
  return shown;
}
