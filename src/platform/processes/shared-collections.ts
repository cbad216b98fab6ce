import { LEASES } from '../database/lease-row';

/** Collections of the running processes on one MongoDB. No backup includes them. */
export const SHARED_COLLECTIONS = {
  leases: LEASES,
  limits: 'limits',
  names: 'names',
  news: 'news',
  previews: 'previews',
} as const;
