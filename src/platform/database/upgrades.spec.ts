import { type Connection, ConnectionStates } from 'mongoose';
import { Upgrades } from './upgrades';

describe('Upgrades', () => {
  let readyState: ConnectionStates;
  let upgrades: Upgrades;
  let ran: string[];
  const pass = () =>
    new Promise((resolve) => upgrades.handle({} as never, {} as never, (error) => resolve(error ?? 'served')));

  beforeEach(() => {
    readyState = ConnectionStates.connected;
    ran = [];
    upgrades = new Upgrades({
      get readyState() {
        return readyState;
      },
    } as Connection);
    upgrades.add(async () => ran.push('first'));
    upgrades.add(async () => ran.push('second'));
  });

  it('run once, one after the other, before anything is served', async () => {
    await upgrades.onModuleInit();
    expect(ran).toEqual(['first', 'second']);
    expect(await pass()).toBe('served');
    expect(ran).toHaveLength(2);
  });

  it('wait for a database that is away at the start; the first calls that it could answer wait for them', async () => {
    readyState = ConnectionStates.disconnected;
    await upgrades.onModuleInit();
    await expect(upgrades.whenDone()).rejects.toMatchObject({ status: 503 });
    expect(await pass()).toBe('served');
    expect(ran).toEqual([]);
    readyState = ConnectionStates.connected;
    expect(await Promise.all([pass(), pass()])).toEqual(['served', 'served']);
    expect(ran).toEqual(['first', 'second']);
  });

  it('that fail are tried again by the next call', async () => {
    let left = 1;
    upgrades.add(async () => {
      left -= 1;
      if (left >= 0) throw new Error('cut off');
    });
    await upgrades.onModuleInit();
    expect(await pass()).toBe('served');
    expect(ran).toEqual(['first', 'second', 'first', 'second']);
  });
});
