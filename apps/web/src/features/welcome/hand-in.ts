import { submissionOf } from '#features/attempts/drafts.mirror.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { storedPack } from '#offline/packs/stored-pack.ts';
import { keptTrial } from './trial.ts';

/**
 * Makes a finished trial the first attempt of the account that was made for it: queued like any other, under the id that
 * it has had from the beginning. So doing it again, after a crash, adds nothing.
 */
export async function handIn(userId: string): Promise<void> {
  const trial = keptTrial.read();
  if (!trial || trial.finishedAt === null || (trial.owner ?? userId) !== userId) return;
  keptTrial.keep({ ...trial, owner: userId });
  const { database, writer } = deviceStoreOf(userId);
  const { packHash, pack } = trial.draft;
  // Without the pack the attempt still counts; there is just no provisional result.
  await database.packs.put(storedPack(packHash, pack)).catch(() => undefined);
  await writer.enqueue(submissionOf(trial.draft, trial.finishedAt));
  keptTrial.keep(null);
}
