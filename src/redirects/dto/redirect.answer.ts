import { REDIRECT_FIELDS, type Redirect } from '../../contract/redirects';
import { answerOf } from '../../platform/fields/answer-of';
import { flag, STORED, shape, text } from '../../platform/openapi/shape';

export const REDIRECT = shape<Redirect>('Redirect', {
  ...STORED,
  ...answerOf(REDIRECT_FIELDS),
  leadsTo: text,
  isThere: flag,
});
