import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { writeAs } from '../../testing/write-as.ts';
import { answerQuestion, startRun, stopRun } from './runs.service.ts';

let made = 0;

/** Plants a quiz with its own category, long enough for an adaptive run. */
export function plantAdaptiveQuiz(server: TestServer) {
  made += 1;
  return plantQuiz(server, { ownerId: null, category: `Adaptive ${made}`, questions: 6 });
}

export function plantRun(server: TestServer, person: Person, quizId: string): Promise<AdaptiveRun> {
  return writeAs(server, person, (tx, actor) => startRun(tx, actor, { quizId }, server.deps.now()));
}

/** Answers the open question of an adaptive run. */
export function plantRunAnswer(server: TestServer, person: Person, { id, place }: AdaptiveRun, right = true) {
  const given = { runId: id, place, option: right ? RIGHT_OPTION : 0 };
  return writeAs(server, person, (tx, actor) => answerQuestion(tx, actor, given, server.deps.now()));
}

export function plantRunEnd(server: TestServer, person: Person, { id }: AdaptiveRun): Promise<AdaptiveRun> {
  return writeAs(server, person, (tx, actor) => stopRun(tx, actor, { runId: id }, server.deps.now()));
}
