import mongoose, { type Connection, Types } from 'mongoose';
import { startThrowaway, type Throwaway } from '../../embedded-mongodb/test/throwaway';
import { GroupedInserts } from './grouped-inserts';

interface Note {
  text: string;
}

const notesOn = (connection: Connection) =>
  connection.model<Note>('Note', new mongoose.Schema<Note>({ text: { type: String, unique: true } }));

describe('GroupedInserts', () => {
  let throwaway: Throwaway;
  let connection: Connection;
  let notes: ReturnType<typeof notesOn>;
  let inserts: GroupedInserts<Note>;

  const insertAll = (texts: string[]) =>
    Promise.allSettled(texts.map((text) => inserts.insertOnce(new Types.ObjectId(), { text })));
  const stored = async () => (await notes.find().lean()).map(({ text }) => text).sort();

  beforeAll(async () => {
    throwaway = await startThrowaway();
    connection = await mongoose.createConnection(throwaway.embedded.uri, { monitorCommands: true }).asPromise();
    notes = notesOn(connection);
    await notes.init();
  });

  beforeEach(async () => {
    await notes.deleteMany();
    inserts = new GroupedInserts(notes);
  });

  afterAll(async () => {
    await connection.close();
    await throwaway.close();
  });

  it('stores rows that arrive during a command with the next one', async () => {
    const sizes: number[] = [];
    connection.getClient().on('commandStarted', ({ command }) => {
      if (command.insert) sizes.push(command.documents.length);
    });
    await insertAll(['a', 'b', 'c', 'd']);
    expect(sizes).toEqual([1, 3]);
    expect(await stored()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('fails only the refused row of a group', async () => {
    const outcomes = await insertAll(['a', 'b', 'a', 'c']);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 11000 } });
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('treats an existing row with the same id as stored', async () => {
    const _id = new Types.ObjectId();
    await inserts.insertOnce(_id, { text: 'a' });
    await inserts.insertOnce(_id, { text: 'a' });
    await Promise.all([insertAll(['b']), inserts.insertOnce(_id, { text: 'a' }), insertAll(['c'])]);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('fails every row of a group when the connection is gone', async () => {
    const away = await mongoose.createConnection(throwaway.embedded.uri).asPromise();
    const toNowhere = new GroupedInserts(notesOn(away));
    await away.close(true);
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((text) => toNowhere.insertOnce(new Types.ObjectId(), { text })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await stored()).toEqual([]);
  });
});
