import type { RecordChange } from './record';

/** What a batch has changed and a commit writes: a collection. */
interface Touched {
  isNew: boolean;
  isDropped: boolean;
  changes(): RecordChange[];
  /** The batch is committed or undone. */
  settle(): void;
}

/** A group of writes that becomes durable together. What they change in memory can be undone. */
export class WriteBatch {
  readonly touched = new Set<Touched>();
  private readonly steps: (() => void)[] = [];

  onUndo(step: () => void): void {
    this.steps.push(step);
  }

  get length(): number {
    return this.steps.length;
  }

  undo(downTo = 0): void {
    while (this.steps.length > downTo) this.steps.pop()?.();
  }
}
