import { TEST_MAIL_OUTCOMES, type TestMailAnswer } from '../../../contract/mail';
import { oneOf, shape, text } from '../../openapi/shape';

export const TEST_MAIL = shape<TestMailAnswer>('TestMail', { outcome: oneOf(TEST_MAIL_OUTCOMES), message: text });
