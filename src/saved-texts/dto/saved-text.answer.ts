import { SAVED_TEXT_FIELDS, type SavedText } from '../../contract/saved-texts';
import { answerOf } from '../../platform/fields/answer-of';
import { STORED, shape } from '../../platform/openapi/shape';

export const SAVED_TEXT = shape<SavedText>('SavedText', { ...STORED, ...answerOf(SAVED_TEXT_FIELDS) });
