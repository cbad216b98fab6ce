/** Formats a wait as "40 seconds" or "12 minutes". Rounds up, so that no retry comes too early. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const MINUTE_MS = 60_000;

/** Formats a wait with its end, as "2 minutes, at 14:32". The end stays true while the text stays on the page. */
export function formatWaitUntil(seconds: number): string {
  if (seconds < 60) return formatWait(seconds);
  const end = new Date(Math.ceil((Date.now() + seconds * 1_000) / MINUTE_MS) * MINUTE_MS);
  return `${formatWait(seconds)}, at ${end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}
