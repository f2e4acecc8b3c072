import { retryId } from '@quorbit/contracts/sync/retry-id';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { DRAFTS, type Draft, submissionOf } from '#features/attempts/drafts.mirror.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Report } from '../oracle/violation.ts';
import type { Learner } from '../world/learner.ts';
import type { BegunDraft } from './drafts.ts';

/** Each attempt that was begun is still a draft or was handed in once, with all answers that were saved. */
export async function checkDrafts({ drafts, journal, browsers }: Learner, report: Report): Promise<void> {
  for (const fault of drafts.faults) report('drafts', fault);
  const stored = new Map<string, Draft>();
  for (const { disk } of browsers) {
    if (!disk.database) continue;
    for (const draft of await disk.database.tableOf(DRAFTS).toArray()) stored.set(draft.attemptId, draft);
  }
  const submitted = new Map<string, NewOp[]>();
  for (const { op } of journal.seen.values()) {
    if (op.type !== attemptSubmit.type) continue;
    const { attemptId } = attemptSubmit.argsOf(op);
    submitted.set(attemptId, [...(submitted.get(attemptId) ?? []), op]);
  }
  for (const draft of drafts.begun.values()) {
    const kept = stored.get(draft.attemptId);
    const ops = submitted.get(draft.attemptId) ?? [];
    if (kept || ops.length > 0 || !mayBeDropped(draft, drafts)) checkOne(draft, kept, ops, report);
  }
}

/** One without an answer goes where another attempt of the quiz was begun on the same disk. */
function mayBeDropped({ attemptId, quizId, disk, answers }: BegunDraft, { begun }: Learner['drafts']): boolean {
  const others = [...begun.values()].filter((other) => other.attemptId !== attemptId);
  return answers.size === 0 && others.some((other) => other.quizId === quizId && other.disk === disk);
}

function checkOne(
  { attemptId, answers, forked, gone }: BegunDraft,
  kept: Draft | undefined,
  ops: NewOp[],
  report: Report,
) {
  if (gone) return;
  if (!kept && ops.length === 0) report('drafts', `${attemptId} is neither a draft nor handed in`);
  if (forked) return;
  if (kept && ops.length > 0) report('drafts', `${attemptId} was handed in and is a draft all the same`);
  const ids = new Set(ops.map(({ opId }) => opId));
  const first = ops.filter(({ opId }) => !ops.some((other) => retryId(other.opId) === opId));
  if (first.length > 1) report('drafts', `${attemptId} was handed in ${ids.size} times`);
  const given = kept ? [answersOf(submissionOf(kept, 0))] : ops.map(answersOf);
  for (const has of given) {
    for (const [questionId, answer] of answers) {
      if (has[questionId] !== answer) {
        report('drafts', `${attemptId}: the answer ${answer} to ${questionId} was saved and is ${has[questionId]}`);
      }
    }
  }
}

/** By question, as JSON. */
function answersOf(op: { args: unknown }): Record<string, string> {
  return Object.fromEntries(
    attemptSubmit
      .argsOf(op)
      .answers.map(({ questionId, option, response }) => [
        questionId,
        JSON.stringify(response ? { option, response } : { option }),
      ]),
  );
}
