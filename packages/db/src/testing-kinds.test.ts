import { expect, it } from 'vitest';
import { everyKind, kindsFor } from './testing.ts';

it('long files run on one kind of database, PostgreSQL where it is, and others on each', () => {
  expect(kindsFor('/src/quizzes.db.test.ts')).toEqual(everyKind);
  expect(kindsFor('/src/quizzes.db.full.test.ts')).toEqual(
    everyKind.includes('PostgreSQL') ? ['PostgreSQL'] : ['PGlite'],
  );
});
