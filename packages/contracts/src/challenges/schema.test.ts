import { describe, expect, it } from 'vitest';
import { submitQuizInput } from '../plays/game-fields.ts';
import { createChallengeInput } from './schema.ts';

const id = '018f3c1e-0000-7000-8000-000000000001';
const least = { title: 'Daily', description: 'Play.', type: 'quiz_completion', quizzes: [id] };

function issuesOf(input: unknown) {
  const { error } = createChallengeInput.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a new challenge', () => {
  it('needs only a title, a description, a type and quizzes', () => {
    expect(createChallengeInput.parse(least)).toEqual({
      ...least,
      category: 'General',
      duration: 24,
      parameters: { quizCount: 3, targetScore: 80, streakDays: 7, quizCategory: 'General', timeLimit: 300 },
      rewards: { xp: 150 },
      quizTimeLimit: 300,
    });
  });

  it.each([
    [{ title: ' ' }, 'title: Title is required.'],
    [{ description: '' }, 'description: Description is required.'],
    [{ type: 'chess' }, 'type: Choose one of the types.'],
    [{ quizzes: [] }, 'quizzes: Please select at least one quiz for the challenge.'],
    [{ quizzes: undefined }, 'quizzes: Please select at least one quiz for the challenge.'],
    [{ quizzes: [id, id] }, 'quizzes: Add each quiz once.'],
    [{ duration: 0 }, 'duration: Duration must be at least 1.'],
    [{ duration: 73 }, 'duration: Duration must be at most 72.'],
    [{ quizTimeLimit: 59 }, 'quizTimeLimit: Time per quiz must be at least 60.'],
    [{ quizTimeLimit: 1801 }, 'quizTimeLimit: Time per quiz must be at most 1800.'],
    [{ parameters: { quizCount: 11 } }, 'parameters.quizCount: Quiz count must be at most 10.'],
    [{ parameters: { targetScore: 0 } }, 'parameters.targetScore: Target score must be at least 1.'],
    [{ parameters: { streakDays: 31 } }, 'parameters.streakDays: Streak days must be at most 30.'],
    [{ parameters: { timeLimit: 29 } }, 'parameters.timeLimit: Time limit must be at least 30.'],
    [{ parameters: { quizCategory: 'Chess' } }, 'parameters.quizCategory: Choose one of the categories.'],
    [{ rewards: { xp: 501 } }, 'rewards.xp: XP reward must be at most 500.'],
    [{ rewards: { badge: 'x'.repeat(41) } }, 'rewards.badge: Badge must have at most 40 characters.'],
    [{ rewards: { theme: 'Pink' } }, "rewards.theme: There's no such theme."],
    [{ startDate: 'today' }, 'startDate: Must be a time like 2026-03-01T12:00:00Z.'],
  ])('is refused with %j', (change, issue) => {
    expect(issuesOf({ ...least, ...change })).toEqual([issue]);
  });

  it('accepts the limit values, and an empty badge and theme as forms send them', () => {
    const most = {
      duration: 72,
      quizTimeLimit: 1800,
      rewards: { xp: 500, badge: '', theme: '' },
      parameters: { quizCount: 10, targetScore: 100, streakDays: 30, quizCategory: 'Math', timeLimit: 600 },
    };
    expect(createChallengeInput.parse({ ...least, ...most })).toMatchObject(most);
  });
});

it('a quiz is submitted with a list of answers or options by question, and a score is ignored', () => {
  const sent = { id, quizId: id, answers: { 0: 1, 1: null }, score: 100, timeTaken: 5 };
  expect(submitQuizInput.parse(sent)).toEqual({ id, quizId: id, answers: { 0: 1, 1: null } });
  const answers = [{ questionId: id, option: 1, timeSpent: 2 }];
  expect(submitQuizInput.parse({ id, quizId: id, answers })).toEqual({ id, quizId: id, answers });
  expect(submitQuizInput.safeParse({ id, quizId: id, answers: 'A' }).success).toBe(false);
});
