import { ProductError } from '../errors/product-error';
import { Semaphore } from './semaphore';

describe('Semaphore', () => {
  it('limits running and waiting work and refuses the rest with 429', async () => {
    const slots = new Semaphore({ maxRunning: 2, maxWaiting: 1 });
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
    };
    const taken = [slots.run(work), slots.run(work), slots.run(work)];
    const refused = await slots.run(work).catch((error: ProductError) => error);
    expect(refused).toBeInstanceOf(ProductError);
    expect((refused as ProductError).getStatus()).toBe(429);
    open();
    await Promise.all(taken);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  it('frees its slot when work fails', async () => {
    const slots = new Semaphore({ maxRunning: 1, maxWaiting: 0 });
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(async () => 'yes')).toBe('yes');
  });
});
