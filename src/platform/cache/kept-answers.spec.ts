import { KeptAnswer } from './kept-answer';
import { KeptAnswers } from './kept-answers';

const MARK = { version: 0, drift: 0 };
const answerOf = (bytes: number) => new KeptAnswer(Buffer.alloc(bytes, 'x'), MARK, undefined);

describe('KeptAnswers', () => {
  it('drops what was not asked for longest when the room ends', () => {
    const kept = new KeptAnswers(12_000);
    kept.set('a', answerOf(3_000));
    kept.set('b', answerOf(3_000));
    kept.get('a');
    kept.set('c', answerOf(3_000));
    expect(kept.get('b')).toBeUndefined();
    expect(kept.get('a')).toBeDefined();
    expect(kept.get('c')).toBeDefined();
    expect(kept.bytes).toBeLessThanOrEqual(12_000);
  });

  it('keeps nothing that would push all others out', () => {
    const kept = new KeptAnswers(12_000);
    kept.set('a', answerOf(1_000));
    kept.set('big', answerOf(8_000));
    expect(kept.get('big')).toBeUndefined();
    expect(kept.get('a')).toBeDefined();
  });

  it('counts a replaced answer once', () => {
    const kept = new KeptAnswers(12_000);
    for (let times = 0; times < 10; times += 1) kept.set('a', answerOf(1_000));
    expect(kept.bytes).toBe(answerOf(1_000).bytes);
    kept.delete('a');
    expect(kept.bytes).toBe(0);
  });

  it('counts compressed variants too, and makes each once', async () => {
    const kept = new KeptAnswers(1_000_000);
    const answer = new KeptAnswer(Buffer.alloc(50_000, 'text '), MARK, undefined, (grown) => kept.resize('a', grown));
    kept.set('a', answer);
    const before = kept.bytes;
    const [first, second] = await Promise.all([answer.encoded('br'), answer.encoded('br')]);
    expect(second).toBe(first);
    expect(answer.encoded('br')).toBe(first);
    expect(kept.bytes).toBe(before + first.length);
    expect(first.length).toBeLessThan(1_000);
  });

  it('does not count a variant of an answer that is gone', async () => {
    const kept = new KeptAnswers(1_000_000);
    const answer = new KeptAnswer(Buffer.alloc(50_000, 'text '), MARK, undefined, (grown) => kept.resize('a', grown));
    kept.set('a', answer);
    kept.delete('a');
    await answer.encoded('gzip');
    expect(kept.bytes).toBe(0);
  });
});
