/** Counts records by status. `all` is the sum of the counts. */
export async function tally<Status extends string>(
  statuses: readonly Status[],
  countOf: (status: Status) => Promise<number>,
): Promise<{ all: number; counts: Record<Status, number> }> {
  const counted = await Promise.all(statuses.map(async (status) => [status, await countOf(status)] as const));
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  return { all, counts: Object.fromEntries(counted) as Record<Status, number> };
}
