// Prints a JSON schema for the answer of each API call, made from the types in src/contract. `/api/docs` shows them.
import { readdirSync } from 'node:fs';
import ts from 'typescript';

const CONTRACT = 'src/contract';
const TIME = /(^at|At|^since|^until)$/;
const callFiles = readdirSync(`${CONTRACT}/calls`)
  .filter((name) => /(?<!\.spec)\.ts$/.test(name))
  .map((name) => `${CONTRACT}/calls/${name}`);
const program = ts.createProgram([...callFiles, `${CONTRACT}/errors.ts`], {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();
const schemas = {};
const namedTypes = new Map();

const exportsOf = (file) => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
const typeAt = (type, name) => {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
};

function shapeOf(type, isTime = false) {
  const name = nameOf(type);
  if (name === null) return shapeOfUnnamed(type, isTime);
  if (!namedTypes.has(name)) {
    namedTypes.set(name, type);
    schemas[name] = shapeOfUnnamed(type, isTime);
  }
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Returns the name of an object type of the contract. Returns null for other types, and if another type has the same
 * name. The schema of a type without a name is written at each place of use.
 */
function nameOf(type) {
  const types = type.isUnion() ? type.types : [type];
  if (type.aliasTypeArguments || !types.some(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    return null;
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
  if (!symbol?.declarations?.some((each) => each.getSourceFile().fileName.includes(`${CONTRACT}/`))) return null;
  return (namedTypes.get(symbol.name) ?? type) === type ? symbol.name : null;
}

function shapeOfUnnamed(type, isTime) {
  const types = type.isUnion() ? type.types : [type];
  const given = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  const shape = given.length === 1 && type.isUnion() ? shapeOf(given[0], isTime) : shapeOfEither(given, isTime);
  if (!types.some(({ flags }) => flags & ts.TypeFlags.Null)) return shape;
  // OpenAPI ignores properties beside a `$ref`, so `allOf` wraps the `$ref`.
  return '$ref' in shape ? { nullable: true, allOf: [shape] } : { ...shape, nullable: true };
}

function shapeOfEither(types, isTime) {
  if (types.every((each) => each.isStringLiteral())) return { type: 'string', enum: types.map(({ value }) => value) };
  if (types.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)) {
    return { type: 'boolean', ...(types.length === 1 && { enum: [types[0].intrinsicName === 'true'] }) };
  }
  if (types.every((each) => each.isNumberLiteral())) return { type: 'number', enum: types.map(({ value }) => value) };
  return types.length === 1 ? shapeOfOne(types[0], isTime) : { oneOf: types.map((each) => shapeOf(each, isTime)) };
}

function shapeOfOne(type, isTime) {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return { type: 'string', ...(isTime && { format: 'date-time' }) };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { nullable: true };
  if (checker.isArrayType(type)) return { type: 'array', items: shapeOf(checker.getTypeArguments(type)[0]) };
  return objectOf(type);
}

/** True if a property contains a time. False for fields of forms, because a time in a form may be an empty text. */
const isTime = ({ name, valueDeclaration }) =>
  TIME.test(name) && valueDeclaration !== undefined && ts.isPropertySignature(valueDeclaration);

function objectOf(type) {
  const properties = checker.getPropertiesOfType(type);
  return {
    type: 'object',
    required: properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
    properties: Object.fromEntries(
      properties.map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property), isTime(property))]),
    ),
    additionalProperties:
      properties.length === 0 || checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined,
  };
}

/** Returns the schema of a call's answer. `word` is the type of a value such as `'json' as Json<Blog>`. */
function answerOf(word) {
  const kind = (word.isIntersection() ? word.types : [word]).find((each) => each.isStringLiteral())?.value;
  if (kind === 'file') return { type: 'string' };
  const mark = checker.getPropertiesOfType(word).find(({ escapedName }) => escapedName.startsWith('__@TYPE'));
  const shape = shapeOf(checker.getTypeOfSymbol(mark));
  return kind === 'list' ? { type: 'array', items: shape } : shape;
}

const answers = {};
for (const table of callFiles.flatMap(exportsOf).filter(({ flags }) => flags & ts.SymbolFlags.Variable)) {
  for (const property of checker.getPropertiesOfType(checker.getTypeOfSymbol(table))) {
    const [method, path, answer] = ['method', 'path', 'answer'].map((name) =>
      typeAt(checker.getTypeOfSymbol(property), name),
    );
    if (answer && method.isStringLiteral()) answers[`${method.value} ${path.value}`] = answerOf(answer);
  }
}
const errorBody = exportsOf(`${CONTRACT}/errors.ts`).find(({ name }) => name === 'ErrorBody');
shapeOf(checker.getDeclaredTypeOfSymbol(errorBody));
process.stdout.write(JSON.stringify({ schemas, answers }));
