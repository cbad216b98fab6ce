import { createHash } from 'node:crypto';
import { type Document, EJSON } from 'bson';
import { type Db, MongoServerError } from 'mongodb';

/** What of an error both engines have to agree on. Sentences may differ. */
function toFault({ code, keyPattern, keyValue, index }: Document): Document {
  return { ...(index !== undefined && { index }), code, ...(keyPattern && { keyPattern, keyValue }) };
}

/** Of a group by equal numbers, either may give the group its name. */
function toOneKindOfId(document: Document): Document {
  const isNumber = ['Int32', 'Long', 'Double'].includes(document._id?._bsontype);
  return isNumber ? { ...document, _id: Number(document._id) } : document;
}

function toComparable(reply: Document): Document {
  const { ok, cursor, writeErrors, values, lastErrorObject, ...rest } = reply;
  return {
    ...rest,
    ...(cursor && { documents: cursor.firstBatch.map(toOneKindOfId) }),
    ...(writeErrors && { writeErrors: writeErrors.map(toFault) }),
    // Neither their order is promised, nor which of two equal numbers stands for both.
    ...(values && { values: values.map((value: unknown) => EJSON.stringify(value, { relaxed: true })).sort() }),
    ...(lastErrorObject && { lastErrorObject }),
  };
}

/** Runs a command, and says in one line what came of it: every value with its type and in its order. */
export async function runForOutcome(database: Db, command: Document): Promise<string> {
  try {
    const reply = await database.command(command, { promoteValues: false });
    return EJSON.stringify(toComparable(reply), { relaxed: false });
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return EJSON.stringify({ error: toFault(error.errorResponse) }, { relaxed: false });
  }
}

/** Short outcomes stand in the transcript as they are, long ones as their hash. */
export function abridge(outcome: string): string {
  return outcome.length <= 200 ? outcome : `sha256:${createHash('sha256').update(outcome).digest('hex').slice(0, 24)}`;
}
