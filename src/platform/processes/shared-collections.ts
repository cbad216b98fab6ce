import { LEASES } from '../database/lease-row';

/** What processes on one MongoDB keep there among themselves: of the running ones, so in no backup, and no place where a picture is shown. */
export const SHARED_COLLECTIONS = {
  leases: LEASES,
  limits: 'limits',
  names: 'names',
  news: 'news',
  previews: 'previews',
} as const;
