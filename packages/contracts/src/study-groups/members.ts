// Decides who runs a group, and what happens to the group when a member leaves. Pure functions.

export const GROUP_ROLES = ['admin', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export interface GroupMember {
  userId: string;
  role: GroupRole;
  joinedAt: Date;
}

/** The effect of a member's departure on the group. */
export type LeaveOutcome =
  | { dissolves: true }
  /** The group remains. `heir` is the member who becomes its admin; null if another admin remains. */
  | { dissolves: false; heir: string | null };

/** Returns the member who joined first; if several joined at the same time, the one with the lowest id. */
function findLongestMember(members: readonly GroupMember[]): GroupMember | undefined {
  return members.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.userId < b.userId ? -1 : 1))[0];
}

/**
 * Returns the id of the member who takes over a group that has no admin: the member who joined first. Null if the group
 * has an admin, or no members.
 */
export function findSuccessor(members: readonly GroupMember[]): string | null {
  return members.some(({ role }) => role === 'admin') ? null : (findLongestMember(members)?.userId ?? null);
}

/**
 * Returns what happens when this member leaves: after the last member the group dissolves, and the last admin hands
 * over to the member who joined first.
 */
export function leaveOutcomeOf(members: readonly GroupMember[], leaverId: string): LeaveOutcome {
  const remaining = members.filter(({ userId }) => userId !== leaverId);
  return remaining.length === 0 ? { dissolves: true } : { dissolves: false, heir: findSuccessor(remaining) };
}
