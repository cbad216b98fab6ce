import { mongo } from 'mongoose';

type Method = 'insertOne' | 'insertMany' | 'updateOne' | 'updateMany' | 'findOneAndUpdate';

/**
 * Makes one call of the driver on one collection fail before it reaches the database, as when the disk is full or the process dies there.
 * Resolves when that has happened. `jest.restoreAllMocks` ends it.
 * @param after how many calls go well before.
 */
export function failNext(collection: string, method: Method, after = 0): Promise<void> {
  let left = after;
  let isDone = false;
  const original = mongo.Collection.prototype[method] as (...parameters: unknown[]) => unknown;
  return new Promise((resolve) => {
    jest.spyOn(mongo.Collection.prototype, method).mockImplementation(function (
      this: mongo.Collection,
      ...parameters: unknown[]
    ) {
      if (isDone || this.collectionName !== collection) return original.apply(this, parameters);
      if (left > 0) {
        left -= 1;
        return original.apply(this, parameters);
      }
      isDone = true;
      resolve();
      throw new mongo.MongoNetworkError('The database went away');
    } as never);
  });
}
