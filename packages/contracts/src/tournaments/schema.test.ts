import { describe, expect, it } from 'vitest';
import { createTournamentInput } from './schema.ts';

const id = '018f3c1e-0000-7000-8000-000000000001';
const least = { name: 'Spring Cup', description: 'Play.', type: 'swiss_system', quizzes: [id] };
const issuesOf = (change: object) =>
  createTournamentInput.safeParse({ ...least, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('making a tournament', () => {
  it('uses the defaults for missing fields and drops a status', () => {
    expect(createTournamentInput.parse({ ...least, status: 'completed' })).toEqual({
      ...least,
      category: 'General',
      settings: { maxParticipants: 32, entryFee: 0, duration: 7, timeLimit: 300, quizCategory: 'General' },
      prizes: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
  });

  it.each([
    [{ name: '' }, 'Name is required.'],
    [{ description: ' ' }, 'Description is required.'],
    [{ quizzes: [] }, 'Please select at least one quiz for the tournament.'],
    [{ quizzes: [id, id] }, 'Add each quiz once.'],
    [{ type: 'ladder' }, 'Choose one of the types.'],
    [{ settings: { maxParticipants: 20 } }, 'Max participants must be 16, 32, 64 or 128.'],
    [{ settings: { entryFee: 501 } }, 'Entry fee must be at most 500.'],
    [{ settings: { entryFee: -1 } }, 'Entry fee must be at least 0.'],
    [{ settings: { duration: 31 } }, 'Duration must be at most 30.'],
    [{ settings: { timeLimit: 59 } }, 'Time per quiz must be at least 60.'],
    [{ prizes: [{ position: 4 }] }, 'Position must be at most 3.'],
    [{ prizes: [{ position: 1 }, { position: 1 }] }, 'Each place has one prize.'],
    [{ prizes: [{ position: 2, title: 'Runner-up' }] }, 'Only the first place has a title.'],
    [{ prizes: [{ position: 1, badge: 'x'.repeat(41) }] }, 'Badge must have at most 40 characters.'],
    [{ prizes: [{ position: 1, theme: 'Nowhere' }] }, "There's no such theme."],
    [{ registrationStart: 'tomorrow' }, 'Must be a time like 2026-03-01T12:00:00Z.'],
  ])('refuses %j', (change, message) => {
    expect(issuesOf(change).join(' ')).toContain(message);
  });

  it('accepts empty texts of a form as missing values', () => {
    expect(issuesOf({ prizes: [{ position: 2, xp: 300, badge: '', theme: '', title: '' }] })).toEqual([]);
  });
});
