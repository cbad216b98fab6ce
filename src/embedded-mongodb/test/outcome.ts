import { createHash } from 'node:crypto';
import { type Document, EJSON } from 'bson';
import { type Db, MongoServerError } from 'mongodb';

/** Returns the parts of an error that must be equal in the embedded database and MongoDB. Messages may differ. */
function toFault({ code, keyPattern, keyValue, index }: Document): Document {
  return { ...(index !== undefined && { index }), code, ...(keyPattern && { keyPattern, keyValue }) };
}

/** Makes the ids of a `$group` comparable. A group of the int 1 and the double 1.0 may have an id of either type. */
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
    // MongoDB does not define the order of the values, nor the type (such as int or double) of equal numbers.
    ...(values && { values: values.map((value: unknown) => EJSON.stringify(value, { relaxed: true })).sort() }),
    ...(lastErrorObject && { lastErrorObject }),
  };
}

/** Runs a command and returns its result in one line, with the types and the order of the fields. */
export async function runForOutcome(database: Db, command: Document): Promise<string> {
  try {
    const reply = await database.command(command, { promoteValues: false });
    return EJSON.stringify(toComparable(reply), { relaxed: false });
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return EJSON.stringify({ error: toFault(error.errorResponse) }, { relaxed: false });
  }
}

/** Replaces a long result by its hash, to keep the transcript short. */
export function abridge(outcome: string): string {
  return outcome.length <= 200 ? outcome : `sha256:${createHash('sha256').update(outcome).digest('hex').slice(0, 24)}`;
}
