import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_SORTS } from '@quorbit/contracts/quizzes/schema';
import { propertyRunsOn } from '@quorbit/db/testing';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

type ListInput = Parameters<Person['trpc']['quizzes']['list']['query']>[0];

describeWithServer('lists of quizzes', (harness) => {
  let learner: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
  });

  const plant = (spec: Partial<Parameters<typeof plantQuiz>[1]>) =>
    plantQuiz(harness.server, { ownerId: null, questions: 1, ...spec });
  const titles = async (input: ListInput) =>
    (await learner.trpc.quizzes.list.query(input)).items.map((row) => row.title);

  async function allPages(input: ListInput, reader = learner): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.trpc.quizzes.list.query({ ...input, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  }

  it('show each quiz once, newest first, for every page size', async () => {
    const category = newId();
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push((await plant({ category })).id);
    const newestFirst = [...ids].sort().reverse();
    for (const limit of [1, 5, 6, 12, 13, 100]) expect(await allPages({ category, limit })).toEqual(newestFirst);
  });

  it('neither repeat nor skip a quiz when others are added or deleted between two pages', async () => {
    const category = newId();
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await plant({ category })).id);
    const newestFirst = [...ids].sort().reverse();
    const first = await learner.trpc.quizzes.list.query({ category, limit: 3 });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    await plant({ category });
    await admin.trpc.quizzes.delete.mutate({ id: newestFirst[0] ?? '' });
    const second = await learner.trpc.quizzes.list.query({ category, limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(newestFirst);
    expect(second.nextCursor).toBeNull();
  });

  it('refuse a cursor that the server did not make', async () => {
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of ['', 'nonsense', made('x'), made([1]), made(['x']), made([newId(), newId()]), made({})]) {
      expect(await refusalOf(learner.trpc.quizzes.list.query({ cursor }))).toEqual({
        code: 'INVALID',
        status: 400,
        message: 'Unknown cursor. Start again without it.',
        issues: [{ path: 'cursor', message: 'Unknown cursor. Start again without it.' }],
      });
    }
  });

  it('are sorted by each sort key in both directions, each quiz once, for every page size', async () => {
    const category = newId();
    const author = await plantPerson(harness.server, { role: 'premium' });
    const names = ['zebra "\\ü', 'Äpfel', 'apes', 'Bees', 'bees', 'Ω'.repeat(120), '👍'.repeat(119)];
    for (const [index, title] of names.entries()) {
      const ownerId = title === 'bees' ? null : author.id;
      await plant({ category, title, questions: index % 3, status: index % 2 ? 'draft' : 'published', ownerId });
    }
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const list = (input: ListInput) => admin.trpc.quizzes.list.query({ category, ...input });
    for (const sort of QUIZ_SORTS) {
      const all = (await list({ sort })).items;
      expect(all).toHaveLength(names.length);
      if (sort === 'questionCount') expect(all.map((row) => row.questionCount)).toEqual([0, 0, 0, 1, 1, 2, 2]);
      if (sort === 'createdAt') expect(all.map((row) => row.title)).toEqual(names);
      const ids = all.map(({ id }) => id);
      for (const descending of [false, true]) {
        for (const limit of [1, 3]) {
          const expected = descending ? [...ids].reverse() : ids;
          expect(await allPages({ category, sort, descending, limit }, admin)).toEqual(expected);
        }
      }
    }
    const drafts = (await list({ status: 'draft', sort: 'title' })).items;
    expect(drafts.map(({ title, status }) => [title, status])).toHaveLength(3);
    expect(drafts.map(({ author: name }) => name)).toEqual(['Planted Person', 'Planted Person', 'Planted Person']);
    const seeded = (await list({ status: 'published' })).items.find(({ title }) => title === 'bees');
    expect(seeded?.author).toBeNull();
    const mine = await author.trpc.quizzes.list.query({ category, mine: true, status: 'draft' });
    expect(mine.items.map(({ author: name }) => name)).toEqual([undefined, undefined, undefined]);
    const { nextCursor } = await list({ sort: 'title', limit: 1 });
    for (const sort of ['updatedAt', 'questionCount', undefined] as const)
      expect(await refusalOf(list({ sort, cursor: nextCursor ?? '' }))).toMatchObject({ code: 'INVALID' });
  });

  it('are filtered by category and by the most common difficulty, the harder of two equally common', async () => {
    const category = newId();
    const easy = await plant({ category, questions: ['easy', 'easy', 'hard'] });
    const medium = await plant({ category, questions: ['easy', 'medium'] });
    const hard = await plant({ category, questions: ['easy', 'medium', 'hard'] });
    expect(await titles({ category, difficulty: 'easy' })).toEqual([easy.title]);
    expect(await titles({ category, difficulty: 'medium' })).toEqual([medium.title]);
    expect(await titles({ category, difficulty: 'hard' })).toEqual([hard.title]);
    expect(await titles({ category })).toHaveLength(3);
    expect(await titles({ category: newId() })).toEqual([]);
  });

  it('are searched by word beginnings in title, category and description, in any order and case', async () => {
    const category = `Zoology ${newId()}`;
    const bats = await plant({ title: 'Bats of the Night', category, description: 'Hunting without seeing' });
    const owls = await plant({ title: 'Night owls', category, description: 'Größe und Gehör' });
    const found = async (search: string) => (await titles({ search, category })).sort();
    expect(await found('night')).toEqual([bats.title, owls.title].sort());
    expect(await found('BAT')).toEqual([bats.title]);
    expect(await found('nigh bats')).toEqual([bats.title]);
    expect(await found('zoolog hunt')).toEqual([bats.title]);
    expect(await found('größe')).toEqual([owls.title]);
    expect(await found('ats')).toEqual([]);
    expect(await found('night -bats!')).toEqual([bats.title]);
    expect(await found('   ')).toHaveLength(2);
    expect(await found('?!')).toEqual([]);
  });

  it('are searched for each of the words that signs join', async () => {
    const category = `Joined ${newId()}`;
    const war = await plant({ title: 'Europe 1914-1918', category, description: 'A war (the first) of the world' });
    const net = await plant({ title: 'TCP/IP basics', category, description: 'Packets, ports' });
    for (const search of ['1918', '1914-1918', 'first'])
      expect(await titles({ search, category })).toEqual([war.title]);
    for (const search of ['ip', 'tcp', 'tcp/ip', 'ports'])
      expect(await titles({ search, category })).toEqual([net.title]);
  });

  it('accept any text as a search without a server error', async () => {
    const nasty = fc.constantFrom(
      "'",
      '"',
      '&',
      '|',
      '!',
      ':*',
      '<->',
      '\\',
      '(',
      ')',
      '%',
      '½',
      '①',
      'ﬁ',
      '🦇',
      ' ',
      '٣',
      'a',
    );
    const search = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(nasty, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(search, async (text) => {
        const refusal = await refusalOf(learner.trpc.quizzes.list.query({ search: text }));
        expect(refusal?.status ?? 200).toBeLessThan(500);
      }),
      { numRuns: propertyRunsOn(harness.database, 60) },
    );
  });

  it('contain the caller’s own number of attempts and best percentage', async () => {
    const category = newId();
    const quiz = await plant({ category, questions: 4 });
    const [fresh] = (await learner.trpc.quizzes.list.query({ category })).items;
    expect(fresh).toMatchObject({ attempts: 0, bestPercentage: null, questionCount: 4, own: false });
    for (const right of [1, 3, 2]) await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right }));
    const [taken] = (await learner.trpc.quizzes.list.query({ category })).items;
    expect(taken).toMatchObject({ attempts: 3, bestPercentage: 75 });
    const person = await plantPerson(harness.server);
    const [others] = (await person.trpc.quizzes.list.query({ category })).items;
    expect(others).toMatchObject({ attempts: 0, bestPercentage: null });
  });

  it('count the quizzes of each category in order of their names', async () => {
    const name = newId();
    for (const category of [`${name} b`, `${name} a`, `${name} b`]) await plant({ category });
    const counts = await learner.trpc.quizzes.categories.query();
    expect(counts.filter(({ category }) => category.startsWith(name))).toEqual([
      { category: `${name} a`, quizzes: 1 },
      { category: `${name} b`, quizzes: 2 },
    ]);
  });
});
