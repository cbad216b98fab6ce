const CHUNK_SIZE = 128;

/** Keys and, at the same places, the numbers of their records. */
export interface Chunk {
  keys: string[];
  records: number[];
}

/** A place between two entries. */
interface Position {
  chunk: number;
  offset: number;
}

/**
 * Entries of key and record number in order of key, then record. They lie in chunks of one or two hundred, so that an insert
 * moves little and a range is found by two binary searches.
 */
export class SortedKeys {
  private chunks: Chunk[] = [];

  /** Takes entries in any order, in place of all others. */
  load({ keys, records }: Chunk): void {
    const order = Uint32Array.from(keys.keys());
    if (keys.some((key, at) => at > 0 && key < keys[at - 1])) {
      order.sort((a, b) => (keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : records[a] - records[b]));
    }
    this.chunks = [];
    for (let from = 0; from < order.length; from += CHUNK_SIZE) {
      const slice = Array.from(order.subarray(from, from + CHUNK_SIZE));
      this.chunks.push({ keys: slice.map((at) => keys[at]), records: slice.map((at) => records[at]) });
    }
  }

  insert(key: string, record: number): void {
    if (this.chunks.length === 0) this.chunks.push({ keys: [], records: [] });
    const position = this.find(key, record);
    const at = Math.min(position.chunk, this.chunks.length - 1);
    const chunk = this.chunks[at];
    const offset = at === position.chunk ? position.offset : chunk.keys.length;
    chunk.keys.splice(offset, 0, key);
    chunk.records.splice(offset, 0, record);
    if (chunk.keys.length > CHUNK_SIZE * 2) {
      this.chunks.splice(at + 1, 0, { keys: chunk.keys.splice(CHUNK_SIZE), records: chunk.records.splice(CHUNK_SIZE) });
    }
  }

  remove(key: string, record: number): void {
    const { chunk, offset } = this.find(key, record);
    if (this.chunks[chunk]?.keys[offset] !== key || this.chunks[chunk].records[offset] !== record) {
      throw new Error('An index lost an entry');
    }
    this.chunks[chunk].keys.splice(offset, 1);
    this.chunks[chunk].records.splice(offset, 1);
    if (this.chunks[chunk].keys.length === 0) this.chunks.splice(chunk, 1);
  }

  /** All entries, in order, as they are now. */
  copy(): Chunk[] {
    return this.chunks.map(({ keys, records }) => ({ keys: keys.slice(), records: records.slice() }));
  }

  /** How many entries have `from <= key < to`. */
  count(from: string, to: string): number {
    if (from >= to) return 0;
    const first = this.find(from, -1);
    const last = this.find(to, -1);
    if (first.chunk === last.chunk) return last.offset - first.offset;
    let total = this.chunks[first.chunk].keys.length - first.offset + last.offset;
    for (let chunk = first.chunk + 1; chunk < last.chunk; chunk++) total += this.chunks[chunk].keys.length;
    return total;
  }

  /** The records of the entries with `from <= key < to`, in order or in reverse. */
  records(from: string, to: string, isReverse = false, skip = 0, limit = Number.POSITIVE_INFINITY): number[] {
    if (from >= to) return [];
    const first = this.find(from, -1);
    const last = this.find(to, -1);
    const found: number[] = [];
    let toSkip = skip;
    const order = isReverse ? -1 : 1;
    const [begin, end] = isReverse ? [last.chunk, first.chunk] : [first.chunk, last.chunk];
    for (let at = begin; isReverse ? at >= end : at <= end; at += order) {
      const records = this.chunks[at]?.records ?? [];
      const low = at === first.chunk ? first.offset : 0;
      const high = at === last.chunk ? last.offset : records.length;
      if (high - low <= toSkip) {
        toSkip -= high - low;
        continue;
      }
      for (let step = toSkip; step < high - low; step++) {
        if (found.length >= limit) return found;
        found.push(records[isReverse ? high - 1 - step : low + step]);
      }
      toSkip = 0;
    }
    return found;
  }

  /** The first place whose entry is not before (`key`, `record`). */
  private find(key: string, record: number): Position {
    const isBefore = (chunk: Chunk, offset: number): boolean =>
      chunk.keys[offset] < key || (chunk.keys[offset] === key && chunk.records[offset] < record);
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.chunks[middle], this.chunks[middle].keys.length - 1)) low = middle + 1;
      else high = middle;
    }
    const chunk = low;
    if (chunk === this.chunks.length) return { chunk, offset: 0 };
    low = 0;
    high = this.chunks[chunk].keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.chunks[chunk], middle)) low = middle + 1;
      else high = middle;
    }
    return { chunk, offset: low };
  }
}
