import { newId } from '@quorbit/contracts/lib/ids';
import {
  type CreateWrittenTestInput,
  createWrittenTestInput,
  saveWrittenQuestionsInput,
  type WrittenQuestionInput,
} from '@quorbit/contracts/written-tests/authoring';
import { markAnswerInput } from '@quorbit/contracts/written-tests/marking';
import { createTestUnchecked, publishTestUnchecked } from '../../features/written-tests/authoring.service.ts';
import { markAnswer } from '../../features/written-tests/marking.service.ts';
import { replaceQuestions } from '../../features/written-tests/questions.service.ts';
import { startSitting } from '../../features/written-tests/sittings.service.ts';
import { receiveTexts, submitSittings } from '../../features/written-tests/texts.service.ts';
import type { Person, TestServer } from '../test-server.ts';
import { writeAs } from '../write-as.ts';

const MINUTE = 60_000;

type TestSpec = Partial<CreateWrittenTestInput> & {
  /**
   * The test's questions; by default two of 5 marks, the first without a rubric, the second with a rubric of two rows.
   */
  questions?: readonly Partial<WrittenQuestionInput>[];
  draft?: boolean;
};

export interface PlantedTest {
  id: string;
  title: string;
  /** The ids of the questions, in their order. */
  questions: readonly string[];
}

/** The rubric of the second question of a planted test. */
export const RUBRIC_ROWS = [
  { criterion: 'Names the cause', marks: 2 },
  { criterion: 'Says what would follow', marks: 3 },
];

/** Creates a written test through the services. It lasts an hour and is open from a minute ago until in a week. */
export async function plantTest({ deps }: TestServer, spec: TestSpec = {}): Promise<PlantedTest> {
  const { questions = [{}, { rubric: RUBRIC_ROWS }], draft = false, ...more } = spec;
  const now = deps.now();
  const input = createWrittenTestInput.parse({
    title: 'Reasoning',
    category: 'Science',
    opensAt: new Date(now.getTime() - MINUTE).toISOString(),
    closesAt: new Date(now.getTime() + 7 * 24 * 60 * MINUTE).toISOString(),
    ...more,
  });
  const made = await deps.database.transaction(async (tx) => {
    const testId = await createTestUnchecked(tx, input, { creatorId: null }, now);
    const asked = questions.map((question) => ({ id: newId(now.getTime()), prompt: 'Why?', marks: 5, ...question }));
    await replaceQuestions(tx, saveWrittenQuestionsInput.parse({ testId, questions: asked }));
    if (!draft) await publishTestUnchecked(tx, { testId }, now);
    return { testId, asked };
  });
  return { id: made.testId, title: input.title, questions: made.asked.map((question) => question.id) };
}

/**
 * Starts a sitting of a written test, also for people who can't make calls any more.
 * @returns the sitting's id.
 */
export async function plantSitting(
  server: TestServer,
  person: Person,
  { id: testId }: Pick<PlantedTest, 'id'>,
): Promise<string> {
  const now = server.deps.now();
  const sittingId = newId(now.getTime());
  const started = await writeAs(server, person, (tx, actor) => startSitting(tx, actor, { testId, sittingId }, now));
  return started.sitting?.id ?? sittingId;
}

/**
 * Starts a sitting of a written test, writes one text for each question, and submits it.
 * @returns the sitting's id.
 */
export async function plantSubmitted(
  server: TestServer,
  person: Person,
  test: PlantedTest,
  texts: readonly string[] = ['Because of heat.', 'It would melt.'],
): Promise<string> {
  const now = server.deps.now();
  const sittingId = await plantSitting(server, person, test);
  await writeAs(server, person, async (tx, actor) => {
    const written = texts.map((text, index) => ({
      opId: newId(),
      sittingId,
      questionId: test.questions[index] ?? '',
      text,
      writtenAt: now,
    }));
    const refused = [
      ...(await receiveTexts(tx, actor, written, now)),
      ...(await submitSittings(tx, actor, [{ opId: newId(), sittingId, submittedAt: now }])),
    ];
    if (refused.length > 0) throw new Error('A text was refused.');
  });
  return sittingId;
}

/**
 * Marks an answer whose text is in its first revision.
 * @param given the points, or the points of each row of the rubric.
 */
export async function plantMark(
  server: TestServer,
  admin: Person,
  { sittingId, questionId }: { sittingId: string; questionId: string },
  given: number | readonly number[] = 4,
): Promise<void> {
  const points = typeof given === 'number' ? { points: given } : { rubric: [...given] };
  const input = markAnswerInput.parse({ sittingId, questionId, answerRevision: 1, markRevision: 0, ...points });
  await writeAs(server, admin, (tx, actor) => markAnswer(tx, actor, input, server.deps.now()));
}

/** Marks both answers of a sitting from `plantSubmitted`: 4 of 5 points, and 1 + 3 of 5. */
export async function plantMarks(
  server: TestServer,
  admin: Person,
  sittingId: string,
  { questions: [first = '', second = ''] }: PlantedTest,
): Promise<void> {
  await plantMark(server, admin, { sittingId, questionId: first });
  await plantMark(server, admin, { sittingId, questionId: second }, [1, 3]);
}
