// Tests content that names unchanged questions only by their ids, so that a long quiz fits into a request.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_INLINE_LENGTH } from '@quorbit/contracts/quizzes/question';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { refusalOf } from '../../../testing/wire/refusal.ts';

type Publish = Parameters<Person['trpc']['quizzes']['publish']['mutate']>[0];
type Content = Publish['content'];
type Opened = Awaited<ReturnType<Person['trpc']['quizzes']['edit']['query']>>;

const CONFLICT = 'Somebody has published changes since you began. Compare both, then publish again.';
/** The most bytes that a request body may have. */
const BODY_LIMIT = 1024 * 1024;
const wide = (letters: number) => '€'.repeat(letters);

/** Builds a question with the longest text that is allowed, unlike any other. */
function longest(index: number) {
  const option = (letter: string) => `${letter} ${wide(298)}`;
  const options: [string, string, string, string] = [option('a'), option('b'), option('c'), option('d')];
  const question = `${index} ${wide(1_000)}`.slice(0, 1_000);
  return { ...plantedQuestion('easy', 0), question, options, explanation: `${index} ${wide(2_000)}`.slice(0, 2_000) };
}

/** Builds a question whose picture is stored in the question itself, as older versions did. */
function pictured(index: number) {
  const head = `data:image/png;base64,${index}`;
  const src = head.padEnd(MAX_INLINE_LENGTH - 2_000, 'A');
  return { ...plantedQuestion('easy', 0), question: `Which picture is ${index}?`, image: { src, alt: 'A picture' } };
}

describeWithServer('a quiz with unchanged questions', (harness) => {
  let author: Person;
  let admin: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const plant = (questionInputs: ReturnType<typeof longest | typeof pictured>[]) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs });
  const open = (person: Person, id: string) => person.trpc.quizzes.edit.query({ id });
  const save = (person: Person, { quiz, versionId, draft }: Opened, content: Content) =>
    person.trpc.quizzes.saveDraft.mutate({ quizId: quiz.id, versionId, revision: draft?.revision ?? 0, content });
  const publish = (person: Person, { quiz, versionId }: Pick<Opened, 'quiz' | 'versionId'>, content: Content) =>
    person.trpc.quizzes.publish.mutate({ quizId: quiz.id, versionId, content });

  /** Returns content with the text of one question changed, and the others named only by their ids. */
  function changed({ settings, questions }: Opened, at: number, question = 'Another word?'): Content {
    const sent = questions.map((openedQuestion, index) =>
      index === at ? { ...openedQuestion, question } : { id: openedQuestion.id },
    );
    return { settings, questions: sent as Content['questions'] };
  }

  it.each([
    ['twelve pictures embedded in the questions', 12, pictured],
    ['the maximum number of questions, each of maximum length', MAX_QUESTIONS, longest],
  ])('saves and publishes a quiz with %s', async (_name, count, make) => {
    const quiz = await plant(Array.from({ length: count }, (_, index) => make(index)));
    const opened = await open(author, quiz.id);
    expect(Buffer.byteLength(JSON.stringify(opened.questions))).toBeGreaterThan(BODY_LIMIT);
    const content = changed(opened, 3);
    await save(author, opened, content);
    const whole = opened.questions.map((question, index) =>
      index === 3 ? { ...question, question: 'Another word?' } : question,
    );
    const { draft } = await open(author, quiz.id);
    expect(draft?.content.questions).toEqual(whole);
    expect(draft?.unchanged).toEqual(opened.questions.filter((_, index) => index !== 3).map(({ id }) => id));
    const published = await publish(author, opened, content);
    expect(published).toMatchObject({ draft: null, questions: whole });
  });

  it('keeps both sides of a conflict, and either can be published', async () => {
    const quiz = await plant([0, 1, 2].map(longest));
    const [mine, theirs] = [await open(author, quiz.id), await open(admin, quiz.id)];
    await save(author, mine, changed(mine, 0, 'Mine?'));
    const texts = ({ questions }: { questions: readonly object[] }) =>
      questions.map((question) => ('question' in question ? String(question.question).slice(0, 7) : ''));
    expect(texts(await publish(admin, theirs, changed(theirs, 1, 'Theirs?')))[1]).toBe('Theirs?');
    const refusal = await refusalOf(publish(author, mine, changed(mine, 0, 'Mine?')));
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: CONFLICT });
    const both = await open(author, quiz.id);
    expect(texts(both)).toEqual([expect.stringMatching(/^0/), 'Theirs?', expect.stringMatching(/^2/)]);
    expect(texts(both.draft?.content ?? { questions: [] })).toEqual([
      'Mine?',
      expect.stringMatching(/^1/),
      expect.stringMatching(/^2/),
    ]);
    // The author publishes over the admin's change: a question that the author sends whole replaces what the admin
    // changed in it.
    const [, second] = mine.questions;
    const over = changed(both, 0, 'Mine?');
    over.questions[1] = second as Content['questions'][number];
    const kept = await publish(author, both, over);
    expect(texts(kept)).toEqual(['Mine?', expect.stringMatching(/^1/), expect.stringMatching(/^2/)]);
  });

  it('is refused if it names a question that the version it began from doesn’t have', async () => {
    const quiz = await plant([longest(0)]);
    const opened = await open(author, quiz.id);
    const content = changed(opened, -1);
    const id = newId();
    content.questions.push({ id });
    const message = `Question ${id} isn't in the version that you began from. Send it whole.`;
    const refused = { code: 'INVALID', message, issues: [{ path: 'content.questions.1.id', message }] };
    expect(await refusalOf(save(author, opened, content))).toMatchObject(refused);
    expect(await refusalOf(publish(author, opened, content))).toMatchObject(refused);
    // The id of a question in another quiz's version is refused as well.
    const other = await open(author, (await plant([longest(1)])).id);
    const foreign = await refusalOf(
      publish(author, { quiz: opened.quiz, versionId: opened.versionId }, changed(other, -1)),
    );
    expect(foreign?.message).toContain(other.questions[0]?.id);
    expect((await open(author, quiz.id)).draft).toBeNull();
  });

  it('can be published again unchanged after the version it began from was deleted', async () => {
    // Nobody is ever served this version, so publishing deletes it.
    const quiz = await author.trpc.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' });
    for (const index of [0, 1]) await author.trpc.quizzes.addQuestion.mutate({ quizId: quiz.id, ...longest(index) });
    const opened = await open(author, quiz.id);
    const content = changed(opened, 0, 'Once?');
    const published = await publish(author, opened, content);
    const versions = await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, quiz.id));
    expect(versions.map(({ id }) => id)).toEqual([published.versionId]);
    expect((await publish(author, opened, content)).versionId).toBe(published.versionId);
    for (const other of [
      changed(opened, 0, 'Twice?'),
      { ...content, questions: [...content.questions, { id: newId() }] },
    ])
      expect(await refusalOf(publish(author, opened, other))).toMatchObject({ code: 'CONFLICT', message: CONFLICT });
  });

  it('is refused with the path of the wrong field in a question sent whole', async () => {
    const quiz = await plant([0, 1].map(longest));
    const opened = await open(author, quiz.id);
    expect(await refusalOf(publish(author, opened, changed(opened, 1, '')))).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'content.questions.1.question', message: 'Question is required.' }],
    });
  });
});
