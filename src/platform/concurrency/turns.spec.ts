import { Turns } from './turns';

const nextTurn = () => new Promise(setImmediate);

describe('Turns', () => {
  let now = 0;
  let done: string[] = [];
  beforeEach(() => {
    now = 0;
    done = [];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const work = (name: string, ms: number) => () => {
    now += ms;
    done.push(name);
  };

  it('begins at once what a caller has time for, and the rest in the next turns, in its order', async () => {
    const turns = new Turns(10);
    for (const name of ['a1', 'a2', 'a3', 'a4']) turns.take('a', work(name, 6));
    expect(done).toEqual(['a1', 'a2']);
    await nextTurn();
    expect(done).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets nobody else wait for it', async () => {
    const turns = new Turns(10);
    for (const name of ['a1', 'a2', 'a3']) turns.take('a', work(name, 20));
    turns.take('b', work('b1', 1));
    expect(done).toEqual(['a1', 'b1']);
    await nextTurn();
    turns.take('b', work('b2', 1));
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
    await nextTurn();
    expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('puts what comes later behind what waits already', async () => {
    const turns = new Turns(10);
    for (const name of ['a1', 'a2']) turns.take('a', work(name, 20));
    turns.take('a', work('a3', 1));
    await nextTurn();
    await nextTurn();
    expect(done).toEqual(['a1', 'a2', 'a3']);
  });
});
