import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import { sessions, users } from '@quorbit/db/schema/accounts';
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { attempts } from '@quorbit/db/schema/attempts';
import { learners } from '@quorbit/db/schema/learners';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { questionStats, quizStats } from '@quorbit/db/schema/quizzes/stats';
import { activeDays } from '@quorbit/db/schema/streaks';
import { xpArrivals, xpLedger } from '@quorbit/db/schema/xp';
import { record, write } from '@quorbit/db/write';
import { questionText } from '../features/quizzes/packs/packs.ts';
import { foldAttemptsIntoCards } from '../features/reviews/mistakes.service.ts';
import { foldAll } from './fold-all.ts';

/**
 * The ids of the content for tests of whole databases: one quiz, and learners who each took it once, with consistent
 * totals.
 */
export interface TestContent {
  quizId: string;
  questionIds: [string, string];
  userIds: string[];
}

const QUIZ_XP = 15;
const DAY = '2026-11-21';
const COUNTERS = {
  quizzesFinished: 1,
  lastQuizDay: Date.parse(DAY) / 86_400_000,
  longestStreak: 1,
  'right:general': 1,
};
const STARTED_ACHIEVEMENTS = [
  ...['quiz_1', 'quiz_10', 'quiz_50', 'quiz_100', 'streak_3', 'streak_7', 'streak_14', 'streak_30', 'streak_100'],
  ...['category_general_10', 'category_general_50', 'level_5'],
] as const;

/**
 * Fills a database with one quiz and its learners.
 * @param learnerCount the number of learners, each with one attempt.
 */
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
        questionNos: [1, 2],
        ...figures,
      });
      await tx.insert(quizQuestions).values(
        questions.map((keyedQuestion, index) => ({
          quizId,
          no: index + 1,
          questionId: keyedQuestion.id,
          content: questionText(keyedQuestion),
        })),
      );
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
  await foldAll(database);
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
        hour: 10,
        score: 1,
        totalMarks: 2,
        percentage: 50,
        passed: true,
        xpEarned: QUIZ_XP,
        answers,
        answersHash: 'hash',
        acceptedNo: 1,
      });
      await tx.insert(learners).values({
        userId,
        xp: QUIZ_XP,
        balance: QUIZ_XP,
        acceptedNo: 1,
        streakCount: 1,
        streakPoints: 1,
        streakLastDay: DAY,
      });
      await tx
        .insert(achievementCounters)
        .values(Object.entries(COUNTERS).map(([counter, value]) => ({ userId, counter, value })));
      await tx.insert(achievements).values({ userId, achievementId: 'quiz_1', unlockedAt: at });
      await foldAttemptsIntoCards(tx, userId, [
        { id: attemptId, finishedAt: at, day: DAY, today: DAY, answers, own: false, receivedAt: at },
      ]);
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
      await tx.insert(xpArrivals).values({ id: newId(), userId, day: DAY, amount: QUIZ_XP, attemptIds: [attemptId] });
      record(tx, userScope(userId), 'profile', userId);
      record(tx, userScope(userId), 'attempt', attemptId);
      for (const id of STARTED_ACHIEVEMENTS) record(tx, userScope(userId), 'achievement', id);
    },
    { onLateError },
  );
  return userId;
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
