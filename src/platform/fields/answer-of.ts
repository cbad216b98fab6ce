import type { Field, Fields } from '../../contract/fields';
import { flag, listOf, object, oneOf, type Schema, text } from '../openapi/shape';

/** What an answer says of these fields, for the API's document. */
export function answerOf<F extends Fields>(fields: F): { [Name in keyof F]: Schema } {
  const shapes = Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]);
  return Object.fromEntries(shapes) as { [Name in keyof F]: Schema };
}

/** A record with these fields that has no name in the API's document. */
export const recordOf = (fields: Fields): Schema => object<Record<string, unknown>>(answerOf(fields) as never);

function shapeOf(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return text;
    case 'choice':
      return oneOf(Object.keys(field.labels));
    case 'flag':
      return flag;
    case 'number':
      return { type: field.decimals === 0 ? 'integer' : 'number', minimum: field.min };
    case 'text list':
      return listOf(text);
    case 'records':
      return listOf(recordOf(field.fields));
  }
}
