import { mongo } from 'mongoose';

const WRITES = [
  ...(['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'bulkWrite'] as const),
  ...(['replaceOne', 'deleteOne', 'deleteMany'] as const),
];

/** Makes this process kill itself with SIGKILL after `writes` further database writes. */
export function killAfterWrites(writes: number): void {
  let left = writes;
  for (const method of WRITES) {
    const original = mongo.Collection.prototype[method] as (...parameters: unknown[]) => Promise<unknown>;
    mongo.Collection.prototype[method] = async function (this: mongo.Collection, ...parameters: unknown[]) {
      const result = await original.apply(this, parameters);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return result;
    } as never;
  }
}
