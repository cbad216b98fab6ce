import type { Subscriber } from '../../contract/newsletter';
import { STORED, shape, text } from '../../platform/openapi/shape';

export const SUBSCRIBER = shape<Subscriber>('Subscriber', { ...STORED, email: text });
