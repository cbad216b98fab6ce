import { KeptAnswer } from './kept-answer';

/** Answers by key within a bound of bytes; the one that was not asked for longest goes first. */
export class KeptAnswers {
  private readonly answers = new Map<string, KeptAnswer>();
  private readonly sizes = new Map<string, number>();
  private total = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.total;
  }

  /** Finding an answer moves it to the end of the line. */
  get(key: string): KeptAnswer | undefined {
    const answer = this.answers.get(key);
    if (answer) {
      this.answers.delete(key);
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** An answer that would take more than half of the room is not kept. */
  set(key: string, answer: KeptAnswer): void {
    this.delete(key);
    if (answer.bytes > this.maxBytes / 2) return;
    this.answers.set(key, answer);
    this.resize(key, answer);
  }

  delete(key: string): void {
    this.answers.delete(key);
    this.total -= this.sizes.get(key) ?? 0;
    this.sizes.delete(key);
  }

  /** Counts an answer anew after a variant was added to it. */
  resize(key: string, answer: KeptAnswer): void {
    if (this.answers.get(key) !== answer) return;
    this.total += answer.bytes - (this.sizes.get(key) ?? 0);
    this.sizes.set(key, answer.bytes);
    for (const oldest of this.answers.keys()) {
      if (this.total <= this.maxBytes) return;
      this.delete(oldest);
    }
  }
}
