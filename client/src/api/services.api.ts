import { SERVICE_CALLS } from '@contract/calls/services.calls';
import { caller, callers } from './caller';

export const services = {
  ...callers(SERVICE_CALLS),
  saveDraft: caller(SERVICE_CALLS.saveDraft, { outlivesPage: true }),
};
