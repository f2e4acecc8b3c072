// Who runs a group, and what becomes of it when somebody goes. Pure.

export const GROUP_ROLES = ['admin', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export interface GroupMember {
  userId: string;
  role: GroupRole;
  joinedAt: Date;
}

/** What somebody's leaving does to the group. */
export type LeaveOutcome =
  | { dissolves: true }
  /** `heir` becomes an admin; null where another one is left. */
  | { dissolves: false; heir: string | null };

/** The member who has been there longest; of several who joined at once the one with the lowest id. */
function findLongestMember(members: readonly GroupMember[]): GroupMember | undefined {
  return members.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.userId < b.userId ? -1 : 1))[0];
}

/** Who takes over a group: the longest member, where there is no admin. Null where nobody needs to, or nobody is there. */
export function findSuccessor(members: readonly GroupMember[]): string | null {
  return members.some(({ role }) => role === 'admin') ? null : (findLongestMember(members)?.userId ?? null);
}

/** What happens when this member leaves: the last one ends the group, the last admin hands over to the longest member. */
export function leaveOutcomeOf(members: readonly GroupMember[], leaverId: string): LeaveOutcome {
  const remaining = members.filter(({ userId }) => userId !== leaverId);
  return remaining.length === 0 ? { dissolves: true } : { dissolves: false, heir: findSuccessor(remaining) };
}
