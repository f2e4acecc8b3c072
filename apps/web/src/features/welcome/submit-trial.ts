import { learnerDay } from '@quorbit/contracts/streaks/days';
import { toSubmission } from '#features/attempts/drafts.mirror.ts';
import { MENDINGS, type Mending } from '#features/attempts/mendings.mirror.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { listTrialMisses, storedTrial, type Trial } from './trial.ts';

/**
 * Turns a finished trial into the first attempt of the account created after it. The attempt is queued like any other
 * under the trial's own id, so a repetition after a crash adds nothing.
 */
export async function submitTrial(userId: string): Promise<void> {
  const trial = storedTrial.read();
  if (!trial || trial.finishedAt === null || (trial.owner ?? userId) !== userId) return;
  storedTrial.set({ ...trial, owner: userId });
  const { database, writer } = deviceStoreOf(userId);
  const { packHash, pack } = trial.draft;
  // If the pack can't be stored, the attempt still counts, but it has no provisional result on this device.
  await database.packs.put({ ...toStoredPack(packHash, pack), welcome: true }).catch(() => undefined);
  const mending = toMending(trial);
  if (mending)
    await database
      .tableOf(MENDINGS)
      .put(mending)
      .catch(() => undefined);
  await writer.enqueue(toSubmission(trial.draft, trial.finishedAt));
  storedTrial.set(null);
}

/** Returns what the visitor has put right since, so that it isn't offered for review again today; null if nothing. */
function toMending({ draft, again }: Trial): Mending | null {
  if (!again) return null;
  const mended = listTrialMisses(draft).flatMap(({ id }) => (again.queue.includes(id) ? [] : [id]));
  const day = learnerDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const steps = { queue: [], misses: {}, closed: again.closed, shown: null, unchecked: null };
  return { attemptId: draft.attemptId, draft, day, mended, isOver: true, ...steps };
}
