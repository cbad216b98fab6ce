import { MEDIA_FIELDS, type MediaFigures, type MediaFile, type MediaUse } from '../../contract/media';
import { answerOf } from '../../platform/fields/answer-of';
import { count, listOf, object, orNull, STORED, shape, text } from '../../platform/openapi/shape';

const MEDIA_USE = shape<MediaUse>('MediaUse', { kind: text, title: text, path: orNull(text) });

export const MEDIA_FILE = shape<MediaFile>('MediaFile', {
  ...STORED,
  ...answerOf(MEDIA_FIELDS),
  path: text,
  name: text,
  width: orNull(count),
  height: orNull(count),
  bytes: count,
  addedBy: text,
  usedIn: listOf(MEDIA_USE),
});

export const MEDIA_FIGURES = shape<MediaFigures>('MediaFigures', {
  counts: object<MediaFigures['counts']>({ all: count, withoutAlt: count, notUsed: count }),
  pictures: count,
  bytes: count,
});
