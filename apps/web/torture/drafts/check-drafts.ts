import { retryIdOf } from '@quorbit/contracts/sync/retry-id';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { DRAFTS, type Draft, toSubmission } from '#features/attempts/drafts.mirror.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import type { Report } from '../oracle/violation.ts';
import type { Learner } from '../world/learner.ts';
import type { StartedDraft } from './drafts.ts';

/** Reports each started attempt that is neither still a draft nor handed in exactly once with all its saved answers. */
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
  for (const draft of drafts.started.values()) {
    const storedDraft = stored.get(draft.attemptId);
    const ops = submitted.get(draft.attemptId) ?? [];
    if (storedDraft || ops.length > 0 || !canBeDropped(draft, drafts)) checkDraft(draft, storedDraft, ops, report);
  }
}

/**
 * Returns whether the draft may be missing: it has no answers, and another attempt at the same quiz was started on the
 * same disk.
 */
function canBeDropped({ attemptId, quizId, disk, answers }: StartedDraft, { started }: Learner['drafts']): boolean {
  const others = [...started.values()].filter((startedDraft) => startedDraft.attemptId !== attemptId);
  return (
    answers.size === 0 && others.some((startedDraft) => startedDraft.quizId === quizId && startedDraft.disk === disk)
  );
}

function checkDraft(
  { attemptId, answers, forked, gone }: StartedDraft,
  stored: Draft | undefined,
  ops: NewOp[],
  report: Report,
) {
  if (gone) return;
  if (!stored && ops.length === 0) report('drafts', `${attemptId} is neither a draft nor handed in`);
  if (forked) return;
  if (stored && ops.length > 0) report('drafts', `${attemptId} was handed in and is a draft all the same`);
  const ids = new Set(ops.map(({ opId }) => opId));
  const first = ops.filter(({ opId }) => !ops.some((op) => retryIdOf(op.opId) === opId));
  if (first.length > 1) report('drafts', `${attemptId} was handed in ${ids.size} times`);
  const submissions = stored ? [answersOf(toSubmission(stored, 0))] : ops.map(answersOf);
  for (const has of submissions) {
    for (const [questionId, answer] of answers) {
      if (has[questionId] !== answer) {
        report('drafts', `${attemptId}: the answer ${answer} to ${questionId} was saved and is ${has[questionId]}`);
      }
    }
  }
}

/** Returns the op's answers as JSON, by question id. */
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
