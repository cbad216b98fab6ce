import { QUESTION_FIELDS } from '../../contract/thread';
import { bodyOf } from '../../platform/fields/body-of';

export class QuestionDto extends bodyOf(QUESTION_FIELDS) {}
