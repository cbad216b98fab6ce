import { MEDIA_CALLS } from '@contract/calls/media.calls';
import { callers } from './caller';

export const media = callers(MEDIA_CALLS);
