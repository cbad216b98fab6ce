import { Buffer } from 'node:buffer';
import { type Document, Int32 } from 'bson';
import { decode, encode, FieldReader } from '../documents/raw-bson';
import { Sum } from '../documents/sum';
import { isObject, kindOf, numberOf, type Path, splitPath, valuesAt } from '../documents/values';
import { countRecords, FirstByKey, findRecords, type Search, sortKey, toSearch } from '../queries/find';
import { compileFilter } from '../queries/query';
import { TimeSlice } from '../queries/time-slice';
import type { Collection } from '../storage/collection';
import { encodeKey, isKeyable, parseKeyFields } from '../storage/index-key';
import type { ReadView } from '../storage/read-view';
import { type Snapshot, snapshotOf } from '../storage/snapshots';
import { badValue, CommandError, notServed } from '../store-errors';
import { type Answer, allowFields, type Command, type Engine, type Handler } from './command';
import type { Results } from './cursors';
import { reading, readingThen, storedResults } from './read-commands';

interface Stage {
  name: string;
  argument: unknown;
}

function toStages(pipeline: Document[]): Stage[] {
  return pipeline.map((stage) => {
    const [name, ...others] = Object.keys(stage);
    if (others.length > 0 || name === undefined) throw badValue('A pipeline stage must have exactly one field');
    if (name === '$changeStream') {
      throw new CommandError(40573, 'Location40573', 'The $changeStream stage is only supported on replica sets');
    }
    if (!['$match', '$sort', '$skip', '$limit', '$count', '$group'].includes(name)) {
      throw notServed(`the aggregation stage "${name}"`);
    }
    return { name, argument: stage[name] };
  });
}

function amount({ name, argument }: Stage): number {
  const value = numberOf(argument);
  if (!Number.isInteger(value) || value < (name === '$limit' ? 1 : 0)) {
    throw badValue(`${name} needs a whole number${name === '$limit' ? ' above 0' : ', not negative'}`);
  }
  return value;
}

function documentOf({ name, argument }: Stage): Document {
  if (!isObject(argument)) throw badValue(`${name} needs a document`);
  return argument;
}

/**
 * Removes the first stages that `find` can run, and returns them as a search. These are $match, $sort, $skip and
 * $limit, at most one of each and in this order.
 */
function takeSearch(stages: Stage[]): Search {
  const next = (name: string): Stage | undefined => (stages[0]?.name === name ? stages.shift() : undefined);
  const match = next('$match');
  const sort = next('$sort');
  const skip = next('$skip');
  const limit = next('$limit');
  return toSearch(
    match ? documentOf(match) : {},
    sort ? documentOf(sort) : {},
    skip ? amount(skip) : 0,
    limit ? amount(limit) : 0,
  );
}

/** An expression of an aggregation: the path of a field, or a constant. Other expressions are not supported. */
interface Expression {
  path: Path | null;
  valueIn(document: Document): unknown;
}

function toExpression(source: unknown): Expression {
  if (typeof source === 'string' && source.startsWith('$')) {
    const path = splitPath(source.slice(1));
    return {
      path,
      valueIn(document) {
        const [value] = valuesAt(document, path, false);
        if (Array.isArray(value) || (path.length > 1 && Array.isArray(document[path[0]]))) {
          throw notServed(`arrays in the expression "${source}"`);
        }
        return value;
      },
    };
  }
  if (isObject(source) || Array.isArray(source)) throw notServed(`the expression ${JSON.stringify(source)}`);
  return { path: null, valueIn: () => source };
}

interface Group {
  id: Expression;
  sums: { name: string; of: Expression }[];
}

function toGroup(stage: Stage): Group {
  const { _id, ...accumulators } = documentOf(stage);
  if (_id === undefined) throw new CommandError(15955, 'Location15955', 'a group specification must include an _id');
  const sums = Object.entries(accumulators).map(([name, accumulator]) => {
    const operators = isObject(accumulator) ? Object.keys(accumulator) : [];
    if (operators.length !== 1 || operators[0] !== '$sum')
      throw notServed(`the group field "${name}" by anything but $sum`);
    return { name, of: toExpression(accumulator.$sum) };
  });
  return { id: toExpression(_id), sums };
}

function groupKey(value: unknown): string {
  if (!isKeyable(value)) throw notServed(`grouping by a value of type ${kindOf(value)}`);
  return encodeKey([value], [{ direction: 1 }]);
}

function group(documents: Document[], { id, sums }: Group): Document[] {
  const groups = new Map<string, { _id: unknown; totals: (Group['sums'][number] & { sum: Sum })[] }>();
  for (const document of documents) {
    const value = id.valueIn(document) ?? null;
    const key = groupKey(value);
    const known = groups.get(key) ?? { _id: value, totals: sums.map((total) => ({ ...total, sum: new Sum() })) };
    for (const { of, sum } of known.totals) sum.add(of.valueIn(document));
    groups.set(key, known);
  }
  return [...groups.values()].map(({ _id, totals }) => ({
    _id,
    ...Object.fromEntries(totals.map(({ name, sum }) => [name, sum.result()])),
  }));
}

function runStage(stage: Stage, documents: Document[]): Document[] {
  switch (stage.name) {
    case '$match': {
      const filter = compileFilter(documentOf(stage));
      return documents.filter((document) => filter.matches(document));
    }
    case '$sort': {
      const sort = parseKeyFields(documentOf(stage), 'a sort');
      const first = new FirstByKey<Document>(documents.length);
      for (const document of documents) first.offer(sortKey(document, sort), document);
      return first.values();
    }
    case '$skip':
      return documents.slice(amount(stage));
    case '$limit':
      return documents.slice(0, amount(stage));
    case '$group':
      return group(documents, toGroup(stage));
    default:
      return countStage(stage, documents.length);
  }
}

function countStage({ argument }: Stage, count: number): Document[] {
  if (typeof argument !== 'string' || argument === '' || argument.startsWith('$') || argument.includes('.')) {
    throw badValue('the count field must be a non-empty string without $ and dots');
  }
  return count === 0 ? [] : [{ [argument]: new Int32(count) }];
}

/** True if the group only counts documents, as in the request of mongoose's `countDocuments`. */
function isCount({ id, sums }: Group): boolean {
  const [only, second] = sums;
  return id.path === null && !second && only?.of.path === null && numberOf(only.of.valueIn({})) === 1;
}

const countedBy = ({ id, sums }: Group, count: number): Document[] =>
  count === 0 ? [] : sums.map(({ name }) => ({ _id: id.valueIn({}), [name]: new Int32(count) }));

async function readDocuments(
  view: ReadView,
  { number }: Collection,
  records: number[],
  read: (bytes: Buffer) => Document,
) {
  const slice = new TimeSlice();
  const documents: Document[] = [];
  for (const record of records) {
    const rest = slice.step();
    if (rest !== undefined) await rest;
    documents.push(read(view.document(number, record) as Buffer));
  }
  return documents;
}

/** Runs `search`, and then `stage` on the found documents. Reads only the parts of documents that `stage` needs. */
async function runFirst(view: ReadView, collection: Collection, search: Search, stage: Stage): Promise<Document[]> {
  const grouped = stage.name === '$group' ? toGroup(stage) : null;
  if (stage.name === '$count' || (grouped && isCount(grouped))) {
    const count = await countRecords(view, collection, search);
    if (!grouped) return countStage(stage, count);
    return countedBy(grouped, count);
  }
  const records = await findRecords(view, collection, search);
  const documentsBy = (read: (bytes: Buffer) => Document) => readDocuments(view, collection, records, read);
  if (!grouped) return runStage(stage, await documentsBy((bytes) => decode(Buffer.from(bytes))));
  const paths = [grouped.id, ...grouped.sums.map((sum) => sum.of)].flatMap(({ path }) => path?.[0] ?? []);
  const reader = new FieldReader(new Set(paths), true);
  return group(await documentsBy((bytes) => reader.read(bytes)), grouped);
}

/**
 * Counts a whole collection in a snapshot session. Throws `CommandError` 238 (not supported) for all other
 * aggregations.
 */
function countThen(command: Command, engine: Engine, stages: Stage[], batchSize: number | undefined): Answer {
  const [match, last] = stages;
  const isOfAll = match?.name === '$match' && Object.keys(documentOf(match)).length === 0;
  const grouped = isOfAll && stages.length === 2 && last?.name === '$group' ? toGroup(last) : null;
  if (!grouped || !isCount(grouped)) throw notServed('an aggregation in a snapshot session, but for a count of all,');
  const answerOf = (count: number): Results => countedBy(grouped, count).map(encode).values();
  const countOf = ({ view }: Snapshot, collection: Collection) => answerOf([...collection.allRecords(view)].length);
  return readingThen(command, engine, batchSize, countOf, () => answerOf(0));
}

export const aggregate: Handler = async (command, engine) => {
  command.allow('pipeline', 'cursor');
  const stages = toStages(command.documents('pipeline'));
  const options = command.document('cursor');
  allowFields(options, 'cursor', ['batchSize']);
  const batchSize = options.batchSize === undefined ? undefined : numberOf(options.batchSize);
  const { namespace } = command;
  if (snapshotOf(command.body)) return countThen(command, engine, stages, batchSize);
  const search = takeSearch(stages);
  const [first, ...others] = stages;
  const answer = (results: Results) => engine.cursors.start(namespace, results, batchSize);
  if (!first) {
    const work = async (view: ReadView, collection: Collection) =>
      answer(storedResults(view, collection, await findRecords(view, collection, search), null));
    return reading(engine, namespace, work, () => answer([].values()));
  }
  const work = (view: ReadView, collection: Collection) => runFirst(view, collection, search, first);
  let documents = await reading(engine, namespace, work, () => runStage(first, []));
  for (const stage of others) documents = runStage(stage, documents);
  return answer(documents.map(encode).values());
};
