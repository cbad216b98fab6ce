import { LINK_CALLS } from '@contract/calls/links.calls';
import { callers } from './caller';

export const links = callers(LINK_CALLS);
