import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSuccessor, type GroupMember, leaveOutcomeOf } from './members.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));
const member = (userId: string, role: GroupMember['role'], days: number): GroupMember => ({
  userId,
  role,
  joinedAt: day(days),
});

describe('when a member leaves', () => {
  it('the group ends with its last member', () => {
    expect(leaveOutcomeOf([member('a', 'admin', 0)], 'a')).toEqual({ dissolves: true });
  });

  it.each([
    [
      'the last admin is succeeded by the longest-standing member',
      [
        ['a', 'admin', 0],
        ['b', 'member', 2],
        ['c', 'member', 1],
      ],
      'c',
    ],
    [
      'of two members who joined at the same time, the one with the lower id takes over',
      [
        ['a', 'admin', 0],
        ['c', 'member', 1],
        ['b', 'member', 1],
      ],
      'b',
    ],
    [
      'nobody takes over if there is another admin',
      [
        ['a', 'admin', 0],
        ['b', 'member', 1],
        ['c', 'admin', 2],
      ],
      null,
    ],
    [
      'nobody takes over when a plain member leaves',
      [
        ['b', 'admin', 0],
        ['a', 'member', 1],
      ],
      null,
    ],
  ] as const)('%s', (_name, members, heir) => {
    expect(
      leaveOutcomeOf(
        members.map(([userId, role, days]) => member(userId, role, days)),
        'a',
      ),
    ).toEqual({ dissolves: false, heir });
  });
});

it('a group with members keeps an admin through random joins, promotions and departures', () => {
  const person = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.record({ what: fc.constantFrom('join', 'leave', 'promote'), who: person });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let members: GroupMember[] = [member('founder', 'admin', 0)];
      for (const [index, { what, who }] of [...steps, { what: 'leave', who: 'founder' }].entries()) {
        const isMember = members.some(({ userId }) => userId === who);
        if (what === 'join' && !isMember) members = [...members, member(who, 'member', index)];
        if (what === 'promote')
          members = members.map((groupMember) =>
            groupMember.userId === who ? { ...groupMember, role: 'admin' as const } : groupMember,
          );
        if (what === 'leave' && isMember) {
          const departure = leaveOutcomeOf(members, who);
          const left = members.filter(({ userId }) => userId !== who);
          expect(departure.dissolves).toBe(left.length === 0);
          if (departure.dissolves) return;
          const earliest = Math.min(...left.map(({ joinedAt }) => joinedAt.getTime()));
          if (departure.heir !== null)
            expect(left.find(({ userId }) => userId === departure.heir)?.joinedAt.getTime()).toBe(earliest);
          members = left.map((groupMember) =>
            groupMember.userId === departure.heir ? { ...groupMember, role: 'admin' as const } : groupMember,
          );
        }
        expect(members.some(({ role }) => role === 'admin')).toBe(true);
        expect(findSuccessor(members)).toBeNull();
      }
    }),
  );
});

it('an empty group has no successor', () => {
  expect(findSuccessor([])).toBeNull();
});
