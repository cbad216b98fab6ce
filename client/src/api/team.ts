import type { Done, Edit } from '@contract/errors';
import type { TeamMember, TeamMemberInput } from '@contract/team';
import { type List, request, requestList } from './http';

export function listTeam(page: number, limit: number, signal?: AbortSignal): Promise<List<TeamMember>> {
  return requestList(`/team?page=${page}&limit=${limit}`, { signal });
}

export function createMember(input: TeamMemberInput): Promise<TeamMember> {
  return request('/team', { method: 'POST', body: input });
}

/** 409 with the stored member in `current` when somebody saved after the `updatedAt` that is sent. */
export function updateMember(id: string, edit: Edit<TeamMemberInput>): Promise<TeamMember> {
  return request(`/team/${id}`, { method: 'PUT', body: edit });
}

export function removeMember(id: string): Promise<Done> {
  return request(`/team/${id}`, { method: 'DELETE' });
}

export function restoreMember(id: string): Promise<TeamMember> {
  return request(`/team/${id}/restore`, { method: 'POST' });
}
