// Owns the feature switches that admins turn off. They are checked through `deps.switches` only where something begins;
// things that already run end as usual.

import {
  formatConflict,
  formatMissingVariables,
  formatSwitchState,
} from '@quorbit/contracts/feature-switches/messages';
import type { ManagedSwitches, SetSwitchInput } from '@quorbit/contracts/feature-switches/schema';
import { changeOutcomeOf, type Feature, type Switches } from '@quorbit/contracts/feature-switches/switches';
import type { Executor, Tx } from '@quorbit/db/client';
import { publishAfterCommit } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { audit } from '../audit/audit.service.ts';
import * as repository from './feature-switches.repository.ts';
import { SWITCHES_CHANGED } from './follow-switches.ts';
import { findLacking } from './lacking.ts';

/**
 * Returns the saved switches, and which of them can't be turned on.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function getManagedSwitches(
  db: Executor,
  actor: Actor,
  { env }: Pick<Deps, 'env'>,
): Promise<ManagedSwitches> {
  requireAdmin(actor);
  return toManagedSwitches(await repository.getSwitches(db), env);
}

/**
 * Sets one switch; sending the same change again does nothing.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST without a sign-in or confirmation in the last five
 * minutes, CONFLICT if the environment lacks what the feature needs or another admin changed the switch meanwhile; the
 * issue says its current state.
 */
export async function setSwitch(
  tx: Tx,
  actor: Actor,
  change: SetSwitchInput,
  now: Date,
  { env }: Pick<Deps, 'env'>,
): Promise<ManagedSwitches> {
  requireAdmin(actor);
  await requireConfirmed(tx, actor, now);
  const { name, to } = change;
  const variables = name === 'registration' ? undefined : findLacking(env)[name];
  if (name !== 'registration' && variables && to === true)
    throw new AppError('CONFLICT', formatMissingVariables(name, variables));
  const saved = await repository.lockSwitches(tx, now);
  const outcome = changeOutcomeOf(saved, change);
  if (outcome === 'outdated') {
    const message = formatConflict(name, saved[name]);
    throw new AppError('CONFLICT', message, { issues: [{ path: name, message }] });
  }
  if (outcome === 'done') return toManagedSwitches(saved, env);
  await repository.updateSwitches(tx, { [name]: to }, now);
  const details = `${name}: ${formatSwitchState(saved[name])} → ${formatSwitchState(to)}`;
  await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'switch.set', details, at: now });
  publishAfterCommit(tx, SWITCHES_CHANGED, name);
  return toManagedSwitches({ ...saved, [name]: to }, env);
}

function toManagedSwitches(saved: Switches, env: Deps['env']): ManagedSwitches {
  const lacking = Object.entries(findLacking(env)) as [Feature, readonly string[]][];
  return { saved, lacking: lacking.map(([feature, variables]) => ({ feature, variables: [...variables] })) };
}
