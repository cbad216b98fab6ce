import { REDIRECT_FIELDS, type Redirect } from '../../contract/redirects';
import { answerOf } from '../../platform/fields/answer-of';
import { flag, orNull, STORED, shape, text, time } from '../../platform/openapi/shape';

export const REDIRECT = shape<Redirect>('Redirect', {
  ...STORED,
  ...answerOf(REDIRECT_FIELDS),
  leadsTo: text,
  isThere: flag,
  usedAt: orNull(time),
});
