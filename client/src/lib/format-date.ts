/** One locale and one zone on server and client alike, or hydration would find other words than were sent. */
const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Africa/Lusaka',
});

/** "November 20, 2026", or "N/A" for a missing or broken time. */
export function formatDate(iso: string | null | undefined): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}
