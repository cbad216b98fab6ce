export function records(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`;
}
