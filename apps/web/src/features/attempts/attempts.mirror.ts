import { type GradedRow, isGraded } from '@quorbit/contracts/attempts/graded';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createFeatureInput } from '#offline/mirror/inputs.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { createWorkKind, type TitleOf } from '#offline/mirror/work-kind.ts';
import { DRAFTS } from './drafts.mirror.ts';

export const attemptRows = createRowKind<AttemptRow>('attempt');

/** Selects the rows of graded attempts. */
export const selectGradedRows = createSelector((get): readonly GradedRow[] => get(attemptRows.bodies).filter(isGraded));

export const attemptSubmit = createWorkKind<AttemptSubmitArgs>({
  type: ATTEMPT_SUBMIT,
  name: formatName,
  answers: countAnswersIn,
  page: ({ attemptId }) => `/report/${attemptId}`,
  packHash: ({ packHash }) => packHash,
  doneAt: ({ finishedAt }) => finishedAt,
  movesZone: true,
  noun: { one: 'finished quiz', many: 'finished quizzes' },
  onSettled(utils) {
    void utils.reports.invalidate();
    // The cards in the list of quizzes show the learner's results.
    void utils.quizzes.list.invalidate();
    void utils.leaderboards.invalidate();
  },
});

export const attemptsMirror: MirrorArea = {
  rows: [attemptRows],
  work: [attemptSubmit],
  packs: {
    begun: createSelector((get) => get(createFeatureInput(DRAFTS)).map(({ packHash }) => packHash)),
    kept: createSelector((get) => get(attemptRows.bodies).map(({ packHash }) => packHash)),
  },
  submitExpired: async (deviceStore) =>
    deviceStore.store((await import('./drafts/draft-store.ts')).createDraftStore).finishExpired(),
  results: createSelector((get) =>
    get(selectGradedRows)
      // Attempts played in a game aren't part of the learner's record.
      .filter(({ source }) => (source ?? 'self') === 'self')
      .map(({ quiz, percentage }) => ({ quizId: quiz.id, percentage })),
  ),
};

/** Names a submitted attempt, e.g. `Quiz: Planets, 9 answers`. */
function formatName(args: AttemptSubmitArgs | null, titleOf: TitleOf): string {
  const title = args && titleOf(args.quizId);
  const name = title ? `Quiz: ${title}` : 'Finished quiz';
  const answers = args ? countAnswersIn(args) : 0;
  if (answers === 0) return name;
  return `${name}, ${answers === 1 ? '1 answer' : `${answers} answers`}`;
}

function countAnswersIn({ answers }: AttemptSubmitArgs): number {
  return answers.filter(isAnswered).length;
}
