// Analyses a learner's answers by question, by day and by topic.
import { averageScore, meanSeconds, percentOf, sumStudyBy } from '@quorbit/contracts/analytics/figures';
import type {
  ListQuestionStatsInput,
  QuestionStatPage,
  ScoreTrend,
  TopicAccuracy,
  WhoseInput,
} from '@quorbit/contracts/analytics/schema';
import { spanStartOf } from '@quorbit/contracts/analytics/sums';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import * as repository from './analytics.repository.ts';
import { getLearner, getStudy } from './study.service.ts';
import { topicsOf } from './topics.ts';

const TREND_DAYS = 30;

/**
 * Returns a page of questions and how they were answered, the hardest first. Questions of sealed quizzes are left out,
 * because knowing which were right would reveal the key.
 * @throws AppError NOT_FOUND for other users' figures.
 */
export async function listQuestionStats(
  db: Executor,
  actor: Actor,
  input: ListQuestionStatsInput,
  now: Date,
): Promise<QuestionStatPage> {
  const learner = await getLearner(db, actor, input.userId);
  const cursor = parseCursor(input.cursor, [isCursorShare, isCursorId]);
  const rows = await repository.listQuestions(db, learner.id, {
    reader: actor,
    now,
    after: cursor && { share: Number(cursor[0]), id: cursor[1] ?? '' },
    limit: input.limit,
  });
  return toPage(
    rows,
    input.limit,
    ({ share, id }) => [String(share), id],
    ({ id, question, category, answered, correct, time }) => ({
      questionId: id,
      question,
      category,
      correctPercent: percentOf(correct, answered) ?? 0,
      avgTime: meanSeconds({ time, answered }) ?? 0,
      answered,
    }),
  );
}

function isCursorShare(part: string): boolean {
  return /^\d{1,4}$/.test(part) && Number(part) <= 1_000;
}

/**
 * Returns the average score of each of the last 30 days on which quizzes were finished, oldest first.
 * @throws AppError NOT_FOUND for other users' figures.
 */
export async function listScoreTrends(db: Executor, actor: Actor, { userId }: WhoseInput): Promise<ScoreTrend[]> {
  const learner = await getLearner(db, actor, userId);
  const { sums } = await getStudy(db, learner.id, { spans: [], lastDays: TREND_DAYS });
  const days = sumStudyBy(
    sums.filter(({ span, quizzes }) => span === 'day' && quizzes > 0),
    ({ startsOn }) => startsOn,
  );
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-TREND_DAYS)
    .map(([date, day]) => ({ date, avgScore: averageScore(day) ?? 0, quizzes: day.quizzes }));
}

/**
 * Returns the share of right answers in each topic over all time, best topic first.
 * @throws AppError NOT_FOUND for other users' figures.
 */
export async function listTopics(db: Executor, actor: Actor, { userId }: WhoseInput): Promise<TopicAccuracy[]> {
  const learner = await getLearner(db, actor, userId);
  const { sums } = await getStudy(db, learner.id, { spans: [{ span: 'all', from: spanStartOf('all', '') }] });
  return topicsOf(sums);
}
