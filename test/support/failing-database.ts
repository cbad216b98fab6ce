import { mongo } from 'mongoose';

type Method = 'insertOne' | 'insertMany' | 'updateOne' | 'updateMany' | 'findOneAndUpdate';

/**
 * Makes one call of the MongoDB driver on a collection fail before it reaches the database, as with a full disk or a
 * dying process. Resolves when the call has failed. Call `jest.restoreAllMocks` afterwards.
 * @param after number of calls that succeed before the failure
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
