import { FAILED_MAIL_STATUSES, type FailedMail, type HeldMail } from '../../../contract/mail';
import { count, oneOf, orNull, STORED, shape, text, time } from '../../openapi/shape';

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
