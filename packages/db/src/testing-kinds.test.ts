import { expect, it } from 'vitest';
import { allKinds, kindsOf } from './testing.ts';

it('full test files run on one kind of database, PostgreSQL if available, and other files on each kind', () => {
  expect(kindsOf('/src/quizzes.db.test.ts')).toEqual(allKinds);
  expect(kindsOf('/src/quizzes.db.full.test.ts')).toEqual(
    allKinds.includes('PostgreSQL') ? ['PostgreSQL'] : ['PGlite'],
  );
});
