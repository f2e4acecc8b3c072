import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const READERS = ['user', 'premium', 'admin', 'owner'] as const;
type Reader = (typeof READERS)[number];

/** Quizzes of every kind, each with the callers who may see it. The owner's role is `user`, as after a downgrade. */
const CASES = [
  { audience: 'everyone', status: 'published', seenBy: ['user', 'premium', 'admin', 'owner'] },
  { audience: 'everyone', status: 'published', questions: 0, seenBy: ['admin', 'owner'] },
  { audience: 'everyone', status: 'draft', seenBy: ['admin', 'owner'] },
  { audience: 'everyone', status: 'archived', seenBy: ['admin', 'owner'] },
  { audience: 'everyone', status: 'published', deleted: true, seenBy: [] },
  { audience: 'premium', status: 'published', seenBy: ['premium', 'admin', 'owner'] },
  { audience: 'premium', status: 'published', questions: 0, seenBy: ['admin', 'owner'] },
  { audience: 'premium', status: 'draft', seenBy: ['admin', 'owner'] },
  { audience: 'premium', status: 'archived', seenBy: ['admin', 'owner'] },
  { audience: 'premium', status: 'published', deleted: true, seenBy: [] },
  { audience: 'private', status: 'published', seenBy: ['admin', 'owner'] },
  { audience: 'private', status: 'draft', seenBy: ['admin', 'owner'] },
] as const satisfies { audience: string; status: string; questions?: number; deleted?: boolean; seenBy: Reader[] }[];

describeWithServer('the visibility of quizzes', (harness) => {
  let readers: Record<Reader, Person>;
  /** The planted quizzes; each has its own category, so that lists and counts by category contain only that quiz. */
  const planted: {
    category: string;
    quiz: PlantedQuiz;
    seenBy: readonly Reader[];
    questions: number;
    takeable: boolean;
  }[] = [];
  beforeAll(async () => {
    const [user, premium, admin, owner] = await Promise.all([
      plantPerson(harness.server, { role: 'user' }),
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server, { role: 'admin' }),
      plantPerson(harness.server, { role: 'user' }),
    ]);
    readers = { user, premium, admin, owner };
    for (const { seenBy, ...spec } of CASES) {
      const category = `Category ${newId()}`;
      const questions = 'questions' in spec ? spec.questions : 2;
      const quiz = await plantQuiz(harness.server, { ownerId: owner.id, category, ...spec, questions });
      planted.push({ category, quiz, seenBy, questions, takeable: spec.status === 'published' && questions > 0 });
    }
  });

  const nameOf = ({ seenBy, ...spec }: (typeof CASES)[number]) => JSON.stringify(spec);

  it.each(CASES.map((spec, index) => [nameOf(spec), index] as const))(
    '%s is shown to the callers who may see it and is NOT_FOUND for others',
    async (_name, index) => {
      const { category, quiz, seenBy, questions, takeable } = planted[index] ?? expect.fail();
      for (const reader of READERS) {
        const { trpc } = readers[reader];
        const sees = seenBy.includes(reader);
        const start = questions === 0 ? 'CONFLICT' : 'ok';
        const listed = await trpc.quizzes.list.query({ category });
        const toTake = await trpc.quizzes.list.query({ category, takeable: true });
        const counted = (await trpc.quizzes.categories.query()).filter((row) => row.category === category);
        expect({
          reader,
          get: await outcomeOf(trpc.quizzes.get.query({ id: quiz.id })),
          start: await outcomeOf(trpc.quizzes.start.query({ id: quiz.id })),
          submit: await outcomeOf(trpc.attempts.submit.mutate(attemptInput(quiz))),
          listed: listed.items.map(({ id }) => id),
          toTake: toTake.items.map(({ id }) => id),
          counted,
        }).toEqual({
          reader,
          get: sees ? 'ok' : 'NOT_FOUND',
          start: sees ? start : 'NOT_FOUND',
          submit: sees ? start : 'NOT_FOUND',
          listed: sees ? [quiz.id] : [],
          // Authors and admins manage drafts, but the list of quizzes to take doesn't contain them.
          toTake: sees && takeable ? [quiz.id] : [],
          counted: sees && takeable ? [{ category, quizzes: 1 }] : [],
        });
      }
    },
  );

  it('refuses a hidden quiz exactly like an unknown one', async () => {
    const hidden = planted.find(({ seenBy }) => !seenBy.includes('user')) ?? expect.fail();
    const { trpc } = readers.user;
    const refusals = await Promise.all(
      [hidden.quiz.id, newId()].map((id) => refusalOf(trpc.quizzes.get.query({ id }))),
    );
    expect(refusals[0]).toEqual({ code: 'NOT_FOUND', status: 404, message: 'Quiz not found.' });
    expect(refusals[1]).toEqual(refusals[0]);
  });

  it('lists under `mine` exactly the quizzes that the caller made, including drafts and empty ones', async () => {
    const mine = await readers.owner.trpc.quizzes.list.query({ mine: true });
    const kept = planted.filter(({ seenBy }) => seenBy.includes('owner'));
    expect(mine.items.map(({ id }) => id).sort()).toEqual(kept.map(({ quiz }) => quiz.id).sort());
    expect(mine.items.every(({ own }) => own)).toBe(true);
    expect((await readers.admin.trpc.quizzes.list.query({ mine: true })).items).toEqual([]);
  });

  it('shows a premium quiz as soon as the role allows it and hides it as soon as it does not', async () => {
    const person = await plantPerson(harness.server, { role: 'user' });
    const id = planted.find(({ seenBy }) => seenBy.includes('premium') && !seenBy.includes('user'))?.quiz.id ?? '';
    const look = () => outcomeOf(person.trpc.quizzes.get.query({ id }));
    expect(await look()).toBe('NOT_FOUND');
    await person.trpc.accounts.updateRole.mutate({ userId: person.id, role: 'premium' });
    expect(await look()).toBe('ok');
    await person.trpc.accounts.updateRole.mutate({ userId: person.id, role: 'user' });
    expect(await look()).toBe('NOT_FOUND');
  });
});
