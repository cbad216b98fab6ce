export const FILE_FIELD = 'file';

export const ONE_FILE = {
  type: 'object' as const,
  required: [FILE_FIELD],
  properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
};
