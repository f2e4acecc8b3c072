import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { checkDrafts } from '../drafts/check-drafts.ts';
import { checkPacks } from '../packs/check-packs.ts';
import type { Learner } from '../world/learner.ts';
import type { Schedule } from '../world/steps.ts';
import type { World } from '../world/world.ts';
import { checkCauses } from './causes.ts';
import { checkDeletedAccount } from './deleted-account.ts';
import { checkDevices } from './devices.ts';
import { checkScreensAtRest } from './screen/at-rest.ts';
import type { Report, Violation } from './violation.ts';
import { checkWork } from './work.ts';

/** Compares the journals with the content of server and devices, after the world has been healed and has converged. */
export async function check(world: World, schedule: Schedule): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const learner of world.learners) {
    const report: Report = (check, what) => violations.push({ check, what });
    for (const defect of learner.journal.defects) report('defects', defect);
    if (learner.isDeleted) await checkDeletedAccount(world, learner, report);
    else await checkLearner(world, learner, schedule, report);
  }
  return violations;
}

async function checkLearner(world: World, learner: Learner, schedule: Schedule, report: Report): Promise<void> {
  const facts: Facts = await world.server.facts(learner.userId);
  await checkWork({ learner, facts, receipts: await world.listAllReceipts(learner), steps: schedule.steps, report });
  if (!schedule.shared) checkCauses(world, learner, facts, schedule.steps, report);
  await checkDrafts(learner, report);
  await checkPacks(world, learner, report);
  await checkDevices(world, learner, facts, report);
  await checkScreensAtRest(world, learner, facts, report);
}
