import type { SchemaObject } from '../../platform/openapi/shape';

/** The field of a form that carries a file. */
export const FILE_FIELD = 'file';

/** For the API's document. */
export const ONE_FILE: SchemaObject = {
  type: 'object',
  required: [FILE_FIELD],
  properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
};
