import { MongoClient, ObjectId } from 'mongodb';
import { startEmbeddedDatabase } from '../embedded-database';

/**
 * Number of concurrent writers. This script stores numbers until it is killed, and increases a counter for each. It
 * prints the numbers that it found ("found 3") and each number that it stored ("stored 4").
 */
const WRITERS = 6;

async function main(dataDir: string, first: number): Promise<void> {
  const { uri } = await startEmbeddedDatabase({ dataDir });
  const database = (await MongoClient.connect(uri)).db();
  const [numbers, counters] = [
    database.collection('numbers'),
    database.collection<{ _id: string; value: number }>('counters'),
  ];
  for (const { n } of await numbers.find().toArray()) process.stdout.write(`found ${n}\n`);
  const counter = await counters.findOne({ _id: 'stored' });
  process.stdout.write(`counted ${counter?.value ?? 0}\nready\n`);
  let next = first;
  const write = async (): Promise<void> => {
    for (;;) {
      const n = next++;
      await numbers.insertOne({ _id: new ObjectId(), n, text: 'x'.repeat((n * 97) % 3_000) });
      process.stdout.write(`stored ${n}\n`);
      await counters.updateOne({ _id: 'stored' }, { $inc: { value: 1 } }, { upsert: true });
      process.stdout.write(`raised ${n}\n`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

void main(process.argv[2]!, Number(process.argv[3]));
