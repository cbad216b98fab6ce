import { LEASES } from '../database/lease-row';

/** Collections for the running processes on one MongoDB. They are in no backup and hold no images. */
export const SHARED_COLLECTIONS = {
  leases: LEASES,
  limits: 'limits',
  names: 'names',
  news: 'news',
  previews: 'previews',
} as const;
