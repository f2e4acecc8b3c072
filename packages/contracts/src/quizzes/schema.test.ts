import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createQuizInput, deleteByTitleInput, listQuizzesInput, questionIndexInput } from './schema.ts';

const valid = { title: 'Capitals', category: 'Geography' };
const ID = '01998a7e-0000-7000-8000-000000000001';

/** Returns the issues of an invalid input as `path: message`. */
function issuesOf(schema: z.ZodMiniType, input: unknown): string[] {
  const result = z.safeParse(schema, input);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a new quiz', () => {
  it('requires a title and a category, and fills in defaults for the rest', () => {
    expect(z.parse(createQuizInput, { title: '  Capitals ', category: ' Geography' })).toEqual({
      ...valid,
      description: '',
      duration: null,
      passingMarks: null,
      ranked: false,
      closesAt: null,
      shuffleQuestions: false,
      shuffleOptions: false,
      draw: null,
    });
  });

  it('ignores fields that an author may not set', () => {
    const sneaky = { ...valid, ownerId: ID, audience: 'everyone', status: 'published', id: ID };
    const kept = Object.keys(z.parse(createQuizInput, sneaky)).sort();
    const settings = ['category', 'closesAt', 'description', 'draw', 'duration', 'passingMarks', 'ranked'];
    expect(kept).toEqual([...settings, 'shuffleOptions', 'shuffleQuestions', 'title']);
  });

  it.each([
    [{ title: 'ab' }, 'title: Title must have at least 3 characters.'],
    [
      { title: 'Cap\u202Eslati' },
      "title: Title can't have invisible characters, or ones that change the direction of others.",
    ],
    [
      { category: 'Geo\u2066graphy' },
      "category: Category can't have invisible characters, or ones that change the direction of others.",
    ],
    [{ title: `  ab${' '.repeat(9)}` }, 'title: Title must have at least 3 characters.'],
    [{ title: 'x'.repeat(121) }, 'title: Title must have at most 120 characters.'],
    [{ title: 12 }, 'title: Title must be text.'],
    [{ category: '' }, 'category: Category is required.'],
    [{ category: 'x'.repeat(61) }, 'category: Category must have at most 60 characters.'],
    [{ description: 'x'.repeat(1001) }, 'description: Description must have at most 1000 characters.'],
    [{ duration: 0 }, 'duration: Duration must be at least 1.'],
    [{ duration: 601 }, 'duration: Duration must be at most 600.'],
    [{ duration: 2.5 }, 'duration: Duration must be a whole number.'],
    [{ passingMarks: -1 }, 'passingMarks: Passing marks must be at least 0.'],
    [{ passingMarks: 20_001 }, 'passingMarks: Passing marks must be at most 20000.'],
  ])('is refused with a message that names the wrong field in %j', (change, issue) => {
    expect(issuesOf(createQuizInput, { ...valid, ...change })).toEqual([issue]);
  });

  it('is refused with messages for title and category if both are missing', () => {
    expect(issuesOf(createQuizInput, {})).toEqual(['title: Title must be text.', 'category: Category must be text.']);
  });
});

describe('other quiz inputs', () => {
  it.each([
    [deleteByTitleInput, { title: ' ' }, 'title: Quiz title is missing!'],
    [questionIndexInput, { id: ID, index: -1 }, 'index: Index must be at least 0.'],
    [questionIndexInput, { id: ID, index: 200 }, 'index: Index must be at most 199.'],
    [questionIndexInput, { id: ID, index: 0.5 }, 'index: Name a question by its place, from 0, or by its id.'],
    [questionIndexInput, { id: 'seven', index: 0 }, 'id: Must be an id (UUID).'],
    [listQuizzesInput, { limit: 101 }, 'limit: Limit must be at most 100.'],
    [listQuizzesInput, { limit: 0 }, 'limit: Limit must be at least 1.'],
    [listQuizzesInput, { difficulty: 'brutal' }, 'difficulty: Difficulty must be easy, medium or hard.'],
    [listQuizzesInput, { search: 'x'.repeat(101) }, 'search: Search must have at most 100 characters.'],
  ])('are refused with a message that names the wrong field', (schema, input, issue) => {
    expect(issuesOf(schema, input)).toEqual([issue]);
  });

  it('accept an upper-case id and convert it to lower case', () => {
    expect(z.parse(questionIndexInput, { id: ID.toUpperCase(), index: 0 }).id).toBe(ID);
  });
});
