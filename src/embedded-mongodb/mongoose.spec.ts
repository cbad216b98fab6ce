import mongoose, { type Connection, Schema, type Types } from 'mongoose';
import { startThrowaway, type Throwaway } from './test/throwaway';

interface Author {
  name: string;
  email: string;
}

interface Post {
  title: string;
  tags: string[];
  views: number;
  author: Types.ObjectId;
  deletedAt?: Date | null;
}

const authorSchema = new Schema<Author>({ name: String, email: { type: String, unique: true } });
const postSchema = new Schema<Post>(
  {
    title: { type: String, index: true },
    tags: [String],
    views: { type: Number, default: 0 },
    author: { type: Schema.Types.ObjectId, ref: 'Author' },
    deletedAt: Date,
  },
  { timestamps: true, optimisticConcurrency: true },
).index({ deletedAt: 1, createdAt: -1 });

const authorsOn = (connection: Connection) => connection.model('Author', authorSchema);
const postsOn = (connection: Connection) => connection.model('Post', postSchema);

describe('mongoose on the embedded database', () => {
  let throwaway: Throwaway;
  let connection: Connection;
  let authors: ReturnType<typeof authorsOn>;
  let posts: ReturnType<typeof postsOn>;

  beforeAll(async () => {
    throwaway = await startThrowaway();
    // Uses an instance of mongoose of its own, because the product's global query settings must not affect the test.
    connection = await new mongoose.Mongoose().createConnection(throwaway.embedded.uri).asPromise();
    authors = authorsOn(connection);
    posts = postsOn(connection);
    await Promise.all([authors.init(), posts.init()]);
  });

  beforeEach(async () => {
    await Promise.all([authors.deleteMany(), posts.deleteMany()]);
    await authors.create({ name: 'Mwansa', email: 'mwansa@example.com' });
  });

  afterAll(async () => {
    await connection.close();
    await throwaway.close();
  });

  it('refuses to save a version that another save has replaced', async () => {
    const { _id } = await posts.create({ title: 'One', tags: ['web'] });
    const [first, second] = await Promise.all([posts.findById(_id).orFail(), posts.findById(_id).orFail()]);
    await first.set({ title: 'First' }).save();
    await expect(second.set({ title: 'Second' }).save()).rejects.toThrow(mongoose.Error.VersionError);
    expect((await posts.findById(_id).orFail()).title).toBe('First');
  });

  it('reports duplicates of an unordered insertMany and stores the others', async () => {
    const batch = ['a', 'mwansa', 'b', 'a'].map((name) => ({ name, email: `${name}@example.com` }));
    const failure = await authors.insertMany(batch, { ordered: false }).catch((error) => error);
    expect(failure.writeErrors.map(({ err }: { err: object }) => err)).toMatchObject([
      { index: 1, code: 11000, errmsg: expect.stringContaining('E11000 duplicate key error') },
      { index: 3, code: 11000 },
    ]);
    expect(await authors.distinct('email')).toEqual(['a@example.com', 'b@example.com', 'mwansa@example.com']);
  });

  it('answers a duplicate with key pattern and value, also in updates', async () => {
    const taken = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'mwansa@example.com' } };
    await expect(authors.create({ email: 'mwansa@example.com' })).rejects.toMatchObject(taken);
    const other = await authors.create({ email: 'other@example.com' });
    const update = authors.updateOne({ _id: other._id }, { email: 'mwansa@example.com' });
    await expect(update).rejects.toMatchObject({
      ...taken,
      message: expect.stringMatching(/^Plan executor error during update :: caused by :: E11000/),
    });
  });

  it('returns a long result in batches without repetition', async () => {
    await posts.insertMany(Array.from({ length: 250 }, (_, views) => ({ title: 'many', views })));
    const seen: number[] = [];
    for await (const { views } of posts.find({ title: 'many' }).sort({ views: -1 }).batchSize(60)) seen.push(views);
    expect(seen).toEqual(Array.from({ length: 250 }, (_, index) => 249 - index));
  });

  it('creates the indexes of a schema and drops removed ones', async () => {
    await posts.collection.createIndex({ views: -1 });
    expect(await posts.syncIndexes()).toEqual(['views_-1']);
    expect(Object.keys(await posts.collection.indexInformation())).toEqual([
      '_id_',
      'title_1',
      'deletedAt_1_createdAt_-1',
    ]);
  });
});
