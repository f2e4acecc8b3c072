import { expect, it } from 'vitest';
import { allKinds, kindsOf } from './testing.ts';

it('long files run on one kind of database, PostgreSQL where it is, and others on each', () => {
  expect(kindsOf('/src/quizzes.db.test.ts')).toEqual(allKinds);
  expect(kindsOf('/src/quizzes.db.full.test.ts')).toEqual(
    allKinds.includes('PostgreSQL') ? ['PostgreSQL'] : ['PGlite'],
  );
});
