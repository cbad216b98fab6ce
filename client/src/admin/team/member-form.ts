import type { TeamMember, TeamMemberInput } from '@contract/team';

/** What the dialog edits: texts as typed. */
export interface MemberForm {
  name: string;
  role: string;
  image: string;
  bio: string;
}

export const EMPTY_MEMBER: MemberForm = { name: '', role: '', image: '', bio: '' };

export function toForm(member: TeamMember | null): MemberForm {
  if (!member) return EMPTY_MEMBER;
  const { name, role, image, bio } = member;
  return { name, role, image, bio };
}

export function toInput(form: MemberForm): TeamMemberInput {
  return { name: form.name.trim(), role: form.role.trim(), image: form.image.trim(), bio: form.bio.trim() };
}
