import { STORED, shape, text } from '../../common/openapi/shape';
import type { Subscriber } from '../../contract/newsletter';

export const SUBSCRIBER = shape<Subscriber>('Subscriber', { ...STORED, email: text });
