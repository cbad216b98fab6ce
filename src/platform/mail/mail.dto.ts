import {
  FAILED_MAIL_STATUSES,
  type FailedMail,
  type HeldMail,
  TEST_MAIL_FIELDS,
  TEST_MAIL_OUTCOMES,
  type TestMailAnswer,
} from '../../contract/mail';
import { bodyOf } from '../fields/body-of';
import { count, oneOf, orNull, STORED, shape, text, time } from '../openapi/shape';

export class TestMailDto extends bodyOf(TEST_MAIL_FIELDS) {}

export const TEST_MAIL = shape<TestMailAnswer>('TestMail', { outcome: oneOf(TEST_MAIL_OUTCOMES), message: text });

export const HELD_MAIL = shape<HeldMail>('HeldMail', { ...STORED, to: text, subject: text });

export const FAILED_MAIL = shape<FailedMail>('FailedMail', {
  ...STORED,
  to: text,
  subject: text,
  status: oneOf(FAILED_MAIL_STATUSES),
  attempts: count,
  lastError: text,
  nextAttemptAt: orNull(time),
});
