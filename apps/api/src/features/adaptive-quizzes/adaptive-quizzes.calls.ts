import { endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAdaptiveQuiz, plantRun, plantRunAnswer, plantRunEnd } from './testing.ts';

export const calls: AreaCalls = {
  procedures: {
    get: {
      endings: endingsAt.signedIn(),
      input: async ({ server, owner }) => {
        const { id } = await plantAdaptiveQuiz(server);
        await plantRunEnd(server, owner, await plantRunAnswer(server, owner, await plantRun(server, owner, id)));
        await plantRun(server, owner, id);
        return { quizId: id };
      },
    },
    start: {
      endings: endingsAt.signedIn(),
      input: async ({ server }) => ({ quizId: (await plantAdaptiveQuiz(server)).id }),
      changes: ['adaptive_runs', 'adaptive_answers'],
    },
    answer: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const run = await plantRun(server, owner, (await plantAdaptiveQuiz(server)).id);
        return { runId: run.id, place: 1, option: 1 };
      },
      changes: ['adaptive_answers'],
    },
    stop: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const run = await plantRun(server, owner, (await plantAdaptiveQuiz(server)).id);
        return { runId: (await plantRunAnswer(server, owner, run)).id };
      },
      changes: ['adaptive_runs', 'adaptive_answers'],
    },
    result: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const { id } = await plantAdaptiveQuiz(server);
        const first = await plantRun(server, owner, id);
        await plantRunEnd(server, owner, await plantRunAnswer(server, owner, first));
        const second = await plantRunAnswer(server, owner, await plantRun(server, owner, id), false);
        return { runId: (await plantRunEnd(server, owner, second)).id };
      },
    },
  },
  plant: async ({ server, people: { user } }, { ids }) => {
    const quiz = await plantAdaptiveQuiz(server);
    const ended = await plantRunAnswer(server, user, await plantRun(server, user, quiz.id));
    await plantRunEnd(server, user, ended);
    ids.runs = [ended.id, (await plantRun(server, user, quiz.id)).id];
    ids.quizzes = [...(ids.quizzes ?? []), quiz.id];
  },
};
