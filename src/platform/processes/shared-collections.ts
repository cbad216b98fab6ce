import { LEASES } from '../database/lease-row';

/** Collections through which the processes on one MongoDB server cooperate. No backup includes them. */
export const SHARED_COLLECTIONS = {
  leases: LEASES,
  limits: 'limits',
  names: 'names',
  news: 'news',
  previews: 'previews',
} as const;
