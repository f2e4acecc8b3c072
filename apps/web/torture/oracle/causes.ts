import { RECEIPT_DAYS, TOMBSTONE_DAYS } from '@quorbit/contracts/sync/limits';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import type { Learner } from '../world/learner.ts';
import type { Step } from '../world/steps.ts';
import type { World } from '../world/world.ts';
import type { Report } from './violation.ts';

/**
 * Reports each device that took a fresh identity, and each reset by the server, if no step of the script was a reason
 * for it.
 */
export function checkCauses(
  { days }: World,
  { journal, resets }: Learner,
  { differences }: Facts,
  steps: readonly Step[],
  report: Report,
): void {
  const restores = steps.filter((step) => step.do === 'restore');
  const cloned = steps.some((step) => step.do === 'clone');
  const restored = restores.length > 0;
  // After a power loss the disk lacks what the server has: the device reuses sequence numbers that are taken, or leaves
  // a gap.
  const forgot = steps.some((step) => step.do === 'power-loss');
  // After `RECEIPT_DAYS` the server deletes receipts and what it knew of a device's queue; after `TOMBSTONE_DAYS` it
  // deletes tombstones.
  const forgotten = days >= RECEIPT_DAYS;
  const purged = days >= TOMBSTONE_DAYS;
  const causes: Record<string, boolean> = {
    epoch: restores.some(({ newEpoch }) => newEpoch),
    loss: restored || purged,
    cloned: cloned || restored || forgotten || forgot,
    gap: cloned || restored || forgotten || forgot,
  };
  for (const repair of journal.repairs) {
    if (!causes[repair]) report('repairs', `a device took a fresh identity because of '${repair}', which had no cause`);
  }
  if (resets > 0 && !restored && !purged) report('drift', `${resets} answer(s) sent everything again`);
  if (differences > 0 && !restored) {
    report('drift', `${differences} device(s) held other rows than the server and were sent everything again`);
  }
}
