import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { sql } from 'drizzle-orm';
import { logMistakes, refoldCards } from './cards.ts';
import type { Database } from './client.ts';
import { rowsOf } from './rows.ts';
import { sessions, users } from './schema/accounts.ts';
import { achievements } from './schema/achievements.ts';
import { attempts } from './schema/attempts.ts';
import { activeDays, learners, xpLedger, xpPeriods } from './schema/learners.ts';
import { questionStats, quizStats, quizVersions, quizzes } from './schema/quizzes.ts';
import { record, write } from './write.ts';

/** Content for tests of whole databases: one quiz, and learners who each took it once, with consistent totals. */
export interface TestContent {
  quizId: string;
  questionIds: [string, string];
  userIds: string[];
}

const QUIZ_XP = 15;
const DAY = '2026-11-21';

/** @param learnerCount how many learners, one attempt each */
export async function fillTestContent(database: Database, learnerCount: number): Promise<TestContent> {
  const quizId = newId();
  const versionId = newId();
  const questions = [question('Which line separator is this: \u2028?'), question('{"$end":{"users":0}}\n')] as const;
  await write(
    database,
    ['everyone'],
    async (tx) => {
      const figures = { duration: 5, passingMarks: 1, totalMarks: 2 };
      const title = 'Dumps "and" back\\slashes 🎲';
      await tx.insert(quizzes).values({
        id: quizId,
        title,
        category: 'General',
        audience: 'everyone',
        currentVersionId: versionId,
        questionCount: 2,
        ...figures,
      });
      await tx.insert(quizVersions).values({
        id: versionId,
        quizId,
        number: 1,
        title,
        category: 'General',
        description: '',
        packHash: 'hash',
        questions: [...questions],
        ...figures,
      });
      await tx.insert(quizStats).values({ quizId, attempts: learnerCount, percentageSum: 50 * learnerCount });
      await tx.insert(questionStats).values(
        questions.map(({ id }, index) => ({
          quizId,
          questionId: id,
          answered: learnerCount,
          correct: index === 0 ? learnerCount : 0,
          timeSum: 25 * learnerCount,
        })),
      );
      record(tx, 'everyone', 'pack', quizId);
    },
    { onLateError },
  );
  const content: TestContent = { quizId, questionIds: [questions[0].id, questions[1].id], userIds: [] };
  for (let index = 0; index < learnerCount; index += 1) {
    content.userIds.push(await addLearner(database, content, versionId));
  }
  return content;
}

async function addLearner(database: Database, content: TestContent, versionId: string): Promise<string> {
  const userId = newId();
  const attemptId = newId();
  const at = new Date('2026-11-21T10:11:12.345Z');
  const answers = content.questionIds.map((questionId, index) => ({
    questionId,
    option: 0,
    timeSpent: 2.5,
    correct: index === 0,
    difficulty: 'easy' as const,
  }));
  await write(
    database,
    [userScope(userId)],
    async (tx) => {
      await tx.insert(users).values({
        id: userId,
        name: 'Zoë\t"O\'Neil"',
        email: `${userId}@learner.test`,
        unlockedThemes: ['Ocean', 'a,"b"{}\\', ''],
      });
      await tx.insert(sessions).values({ id: newId(), userId, expiresAt: at });
      await tx.insert(attempts).values({
        id: attemptId,
        userId,
        quizId: content.quizId,
        versionId,
        packHash: 'hash',
        startedAt: at,
        finishedAt: at,
        day: DAY,
        score: 1,
        totalMarks: 2,
        percentage: 50,
        passed: true,
        xpEarned: QUIZ_XP,
        answers,
        answersHash: 'hash',
        acceptedNo: 1,
        folded: true,
      });
      await tx.insert(learners).values({
        userId,
        xp: QUIZ_XP,
        balance: QUIZ_XP,
        acceptedNo: 1,
        streakCount: 1,
        streakPoints: 1,
        streakLastDay: DAY,
        quizzesFinished: 1,
      });
      await tx.insert(achievements).values({ userId, achievementId: 'quiz_1', unlockedAt: at });
      const attempt = { id: attemptId, userId, finishedAt: at, day: DAY, answers };
      for (const card of await refoldCards(tx, userId, await logMistakes(tx, attempt))) {
        record(tx, userScope(userId), 'card', card.questionId);
      }
      await tx.insert(activeDays).values({ userId, day: DAY });
      await tx.insert(xpLedger).values({
        id: newId(),
        userId,
        amount: QUIZ_XP,
        reason: 'quiz',
        sourceId: attemptId,
        occurredAt: at,
        day: DAY,
      });
      await tx.insert(xpPeriods).values(['2026-W47', '2026-11'].map((period) => ({ period, userId, xp: QUIZ_XP })));
      record(tx, userScope(userId), 'profile', userId);
      record(tx, userScope(userId), 'attempt', attemptId);
      for (const id of ['quiz_1', 'quiz_10']) record(tx, userScope(userId), 'achievement', id);
    },
    { onLateError },
  );
  return userId;
}

/** Everything that a database holds, table by table, as one comparable text a row; without facts about the database itself. */
export function contentOf(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(
    async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      const tables = rowsOf<{ name: string }>(
        await tx.execute(sql`
          select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('meta', 'migrations')
          order by 1
        `),
      );
      const content: Record<string, string[]> = {};
      for (const { name } of tables) {
        const rows = rowsOf<{ line: string }>(
          await tx.execute(sql.raw(`select to_jsonb(t)::text as line from "${name}" t order by 1`)),
        );
        content[name] = rows.map((row) => row.line);
      }
      return content;
    },
    { readOnly: true },
  );
}

function question(text: string): KeyedQuestion {
  return {
    id: newId(),
    kind: 'single',
    question: text,
    options: ['A', 'B', 'C', 'D'],
    correctAnswer: 'A',
    difficulty: 'easy',
    marks: 1,
    image: null,
    explanation: null,
  };
}

function onLateError(error: unknown): never {
  throw error;
}
