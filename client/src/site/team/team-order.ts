import { BUILT_IN_TEAM, compareMembers, isLeader, type TeamMember } from '@contract/team';

export type ShownMember = (typeof BUILT_IN_TEAM)[number] & Partial<Pick<TeamMember, 'order' | 'group'>>;

interface TeamGroups {
  leaders: ShownMember[];
  others: ShownMember[];
}

/** Sorts the members by rank and splits them into leaders and others. Members of equal rank keep their order. */
export function toGroups(members: readonly ShownMember[]): TeamGroups {
  const ranked = [...members].sort(compareMembers);
  return {
    leaders: ranked.filter(isLeader),
    others: ranked.filter((member) => !isLeader(member)),
  };
}

/** Without stored members, returns the built-in ones, unless staff have removed the sample content (`isOwn`). */
export function shownMembers(stored: readonly TeamMember[], isOwn: boolean): readonly ShownMember[] {
  return stored.length > 0 || isOwn ? stored : BUILT_IN_TEAM;
}
