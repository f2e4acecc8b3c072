import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { tagOf } from '../../ops/ops.ts';
import type { Report } from '../violation.ts';
import type { Look } from './look.ts';

/**
 * Each saved attempt is on the screen once, as waiting work or as a report, and each piece of work that the server has not
 * answered for stands in the list of work, once; with what the server said of it, and no other word.
 */
export function checkStanding(look: Look, report: Report): void {
  checkAttempts(look, report);
  checkWork(look, report);
}

function checkAttempts({ browser, content, screen, held, intents }: Look, report: Report): void {
  const { journal } = browser.learner;
  const times = new Map<string, number>();
  const shown = [...screen.attempts.map(({ attemptId }) => attemptId), ...screen.reports.map(({ id }) => id)];
  for (const id of shown) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, count] of times) if (count > 1) report('screen', `attempt ${id} is on the screen ${count} times`);
  for (const { op, intent } of held) {
    if (op.type !== attemptSubmit.type || intent.discarded || journal.destroyed.has(op.opId)) continue;
    const { attemptId } = attemptSubmit.argsOf(op);
    if (!times.has(attemptId)) report('screen', `attempt ${attemptId} (${op.opId}) is not on the screen`);
  }
  // The two screens that tell of a pending attempt say the same.
  const listed = new Map(screen.work.map((item) => [item.opId, item.status]));
  for (const { opId, attemptId, status } of screen.attempts) {
    if (status !== 'arrived' && listed.get(opId) !== status) {
      report('screen', `attempt ${attemptId} is ${status}, but ${listed.get(opId) ?? 'not there'} in the list of work`);
    }
  }
  if (!content.meta?.complete) return;
  const reports = new Set(screen.reports.map(({ id }) => id));
  for (const { opId, status } of screen.work) {
    const intent = intents.get(opId);
    const id = intent?.type === attemptSubmit.type ? tagOf(intent).split(' ')[1] : undefined;
    if (status === 'parked' && id !== undefined && reports.has(id)) {
      report('screen', `attempt ${id} is being looked at, although its report is here`);
    }
  }
}

function checkWork({ browser, content, screen, held, inMemory, intents }: Look, report: Report): void {
  const { journal } = browser.learner;
  const { told } = journal;
  const tags = new Set<string>();
  const memory = new Set(inMemory.map(({ op }) => op.opId));
  const waiting = new Set(content.outbox.map(({ opId }) => opId));
  for (const { opId, status, refusal, onServer } of screen.work) {
    const intent = intents.get(opId);
    const tag = intent ? tagOf(intent) : opId;
    if (tags.has(tag)) report('screen', `${tag} (${opId}) is twice in the list of work`);
    tags.add(tag);
    if (intent === undefined) report('screen', `${opId}, which nobody did, is in the list of work`);
    if (status === 'waiting' && !waiting.has(opId)) report('screen', `${tag} (${opId}) waits, but is not in the queue`);
    if (status === 'unsaved' && !memory.has(opId)) report('screen', `${tag} (${opId}) is not in memory`);
    if (status === 'parked' && !told.parked(opId)) report('screen', `${tag} (${opId}) was never parked`);
    const isOwn = intent?.poison === 'size';
    if (status === 'rejected' && !onServer && !isOwn && !told.refused(opId, refusal?.message ?? '')) {
      report('screen', `${tag} (${opId}) is refused with '${refusal?.message}', which the server did not say`);
    }
  }
  const listed = new Set(screen.work.map(({ opId }) => opId));
  for (const { op, intent } of held) {
    const mayMiss = intent.discarded || journal.destroyed.has(op.opId) || told.has(op.opId);
    const retried = () => screen.work.some(({ opId }) => intents.get(opId) === intent);
    if (!mayMiss && !listed.has(op.opId) && !retried()) {
      report('screen', `${tagOf(op)} (${op.opId}) has no answer and is not in the list of work`);
    }
  }
}
