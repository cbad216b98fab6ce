import { SUBSCRIBER_STATUS_LABELS, type Subscriber } from '../../contract/newsletter';
import { oneOf, orNull, STORED, shape, text, time } from '../../platform/openapi/shape';

export const SUBSCRIBER = shape<Subscriber>('Subscriber', {
  ...STORED,
  email: text,
  status: oneOf(Object.keys(SUBSCRIBER_STATUS_LABELS)),
  pausedAt: orNull(time),
});
