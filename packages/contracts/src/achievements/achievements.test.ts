import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '../quizzes/category-slugs.ts';
import { levelStateOf } from '../xp/levels.ts';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, goalCountOf, listReached, progressPercentOf } from './achievements.ts';
import { countersOf, EMPTY_COUNTERS } from './counters.ts';
import { ACHIEVEMENT_GROUPS, categoryOf, groupOf } from './groups.ts';

describe('achievements', () => {
  it('cover exactly the families that the product promises', () => {
    const perCategory = Object.values(CATEGORY_SLUGS).flatMap((slug) =>
      [10, 50, 200].map((goal) => `category_${slug}_${goal}`),
    );
    expect(new Set<string>(ACHIEVEMENT_IDS)).toEqual(
      new Set([
        ...[3, 7, 14, 30, 100, 365].map((days) => `streak_${days}`),
        ...[1, 10, 50, 100, 500].map((quizzes) => `quiz_${quizzes}`),
        'score_80_5',
        ...[1, 10, 50].map((quizzes) => `score_perfect_${quizzes}`),
        ...[5, 10, 20, 34].map((level) => `level_${level}`),
        ...perCategory,
        'early_bird',
        'night_owl',
        'comeback',
        'first_room_win',
        'group_founder',
        'reviews_100',
      ]),
    );
  });

  it.each([
    ['quiz_10', { quizzesFinished: 1 }, 10],
    ['quiz_10', { quizzesFinished: 9 }, 90],
    ['quiz_10', { quizzesFinished: 25 }, 100],
    ['score_perfect_1', { quizzesFinished: 5 }, 0],
    ['category_art_200', { 'right:art': 199 }, 99],
    ['category_art_200', { 'right:science': 500 }, 0],
    ['level_5', { xp: 0 }, 0],
    ['streak_365', { longestStreak: 364 }, 99],
  ] as const)('%s with the counters %j has a progress of %i percent', (id, counters, expected) => {
    expect(progressPercentOf(id, countersOf(counters))).toBe(expected);
  });

  it.each(ACHIEVEMENT_IDS)('%s has a title beginning with an emoji, and is reached exactly at its goal', (id) => {
    const { title, description, goal, counter } = ACHIEVEMENTS[id];
    expect(title).toMatch(/^\p{Extended_Pictographic}\S* \S/u);
    expect(description).toMatch(/^[A-Z].*\.$/);
    const at = (reached: number) => countersOf({ [counter]: reached });
    expect(progressPercentOf(id, at(goal))).toBe(100);
    expect(goalCountOf(id, at(goal + 5))).toBe(goal);
    expect(listReached(at(goal))).toContain(id);
    expect(progressPercentOf(id, at(goal - 1))).toBeLessThan(100);
    expect(listReached(at(goal - 1))).not.toContain(id);
  });

  it('for a level are reached with the first XP of that level', () => {
    for (const level of [5, 10, 20, 34] as const) {
      const { goal } = ACHIEVEMENTS[`level_${level}`];
      expect([levelStateOf(goal).level, levelStateOf(goal - 1).level]).toEqual([level, level - 1]);
    }
  });

  it('are all unreached with empty counters', () => {
    expect(listReached(EMPTY_COUNTERS)).toEqual([]);
  });
});

describe('achievement groups', () => {
  it.each([
    ['streak_3', 'Streaks'],
    ['quiz_500', 'Learning Progress'],
    ['score_perfect_10', 'Performance'],
    ['category_health-medicine_50', 'Subject Mastery'],
    ['category_quiz-score_50', 'Subject Mastery'],
    ['level_34', 'Levels'],
    ['early_bird', 'Time-Based'],
    ['night_owl', 'Time-Based'],
    ['comeback', 'Special'],
    ['reviews_100', 'Special'],
    ['first_room_win', 'Special'],
    ['group_founder', 'Special'],
  ])('put the achievement %s into %s', (id, group) => {
    expect(groupOf(id)).toBe(group);
  });

  it('each contain at least one achievement', () => {
    expect(new Set(ACHIEVEMENT_IDS.map(groupOf))).toEqual(new Set(ACHIEVEMENT_GROUPS));
  });

  it('give the category of an achievement whose id names one, otherwise null', () => {
    expect(['category_food-cooking_10', 'quiz_10'].map(categoryOf)).toEqual(['food-cooking', null]);
  });
});
