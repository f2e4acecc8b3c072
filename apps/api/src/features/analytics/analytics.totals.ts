import { mergeWork, sumKey, sumWork, type WorkSums } from '@quorbit/contracts/analytics/sums';
import type { Executor } from '@quorbit/db/client';
import type { Difference } from '../../kernel/area.ts';
import { listDifferences } from '../../lib/differences.ts';
import { createLearnerTotals } from '../accounts/learner-totals.ts';
import { lockSums, type QuestionRow, withShare } from './summing.repository.ts';
import * as repository from './totals.repository.ts';

const PAGE = 200;

/** Recounts the study sums of each learner's accepted work, up to the work already summed, and repairs wrong ones. */
export const studyTotals = {
  ...createLearnerTotals(async (db, userId) => {
    const computed = await recomputeSums(db, userId);
    const stored = await repository.listStoredSums(db, userId);
    const differences = [
      ...compareRows(userId, 'study_sums', stored.sums, computed.sums, (row) => [sumKey(row), figuresOf(row)]),
      ...compareRows(userId, 'study_quizzes', stored.quizzes, computed.quizzes, ({ quizId, attempts, lastDay }) => [
        quizId,
        { attempts, lastDay },
      ]),
      ...compareRows(userId, 'study_questions', stored.questions, computed.questions.map(withShare), (row) => [
        row.questionId,
        answerFiguresOf(row),
      ]),
      ...compareRows(userId, 'study_hours', stored.hours, computed.hours, ({ hour, answered, correct }) => [
        String(hour),
        { answered, correct },
      ]),
    ];
    return {
      differences,
      async repair(tx) {
        if (differences.length > 0) await repository.replaceSums(tx, userId, computed);
      },
    };
  }),
  lock: lockSums,
};

async function recomputeSums(db: Executor, userId: string): Promise<WorkSums> {
  const upTo = await repository.findSummedNo(db, userId);
  let work = sumWork([], await repository.countRatingsUpTo(db, userId, upTo));
  for (let after = 0; ; ) {
    const page = await repository.pageOfSummed(db, userId, { after, upTo, limit: PAGE });
    work = mergeWork(work, sumWork(page));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return work;
    after = last.no;
  }
}

function figuresOf({ quizzes, percentages, asked, answered, correct, time, ratings }: WorkSums['sums'][number]) {
  return { quizzes, percentages, asked, answered, correct, time, ratings };
}

function answerFiguresOf({ quizId, versionId, category, answered, correct, time, share }: QuestionRow): Figures {
  return { quizId, versionId, category, answered, correct, time, share };
}

type Figures = Record<string, number | string | null>;

function compareRows<R>(
  userId: string,
  table: string,
  stored: readonly R[],
  computed: readonly R[],
  partsOf: (row: R) => [key: string, figures: Figures],
): Difference[] {
  const before = new Map(stored.map(partsOf));
  const after = new Map(computed.map(partsOf));
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const emptyFigures = Object.fromEntries(Object.keys(was ?? is ?? {}).map((field) => [field, null]));
    return listDifferences(table, `${key}/${userId}`, was, is ?? emptyFigures);
  });
}
