import type { AuditEntry } from '@contract/calls/audit';
import type { AuditAction } from '@contract/calls/resource-calls';
import { type List, requestList } from './http';

export interface AuditQuery {
  /** Empty for all. */
  action: AuditAction | '';
  /** Id of a user; empty for all. */
  actorId: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** Administrators only; newest first. */
export function listAudit(
  { action, actorId, page, limit }: AuditQuery,
  signal?: AbortSignal,
): Promise<List<AuditEntry>> {
  const search = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (action) search.set('action', action);
  if (actorId) search.set('actorId', actorId);
  return requestList(`/audit?${search}`, { signal });
}
