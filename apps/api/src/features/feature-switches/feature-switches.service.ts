// Owns what admins switch off. Only what begins asks for it, through `deps.switches`; what runs ends as usual.
import type { ManagedSwitches, SetSwitchInput } from '@quorbit/contracts/feature-switches/schema';
import { type Feature, outcomeOf, type Switches } from '@quorbit/contracts/feature-switches/switches';
import { changedMeanwhile, lackingMessage, stateWord } from '@quorbit/contracts/feature-switches/words';
import type { Executor, Tx } from '@quorbit/db/client';
import { tell } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireConfirmed } from '../accounts/sign-in/confirmation.service.ts';
import { audit } from '../audit/audit.service.ts';
import * as repository from './feature-switches.repository.ts';
import { SWITCHES } from './follow-switches.ts';
import { lackingIn } from './lacking.ts';

/** What is saved, and what can't be on. @throws AppError FORBIDDEN for everybody but admins */
export async function readManaged(db: Executor, actor: Actor, { env }: Pick<Deps, 'env'>): Promise<ManagedSwitches> {
  requireAdmin(actor);
  return managed(await repository.readSwitches(db), env);
}

/**
 * Sets one switch. Sent again it does nothing.
 * @throws AppError FORBIDDEN for everybody but admins, CONFIRM_FIRST, CONFLICT for what the environment lacks and where
 * somebody else has set it meanwhile; the issue says how it is now
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
  const variables = name === 'registration' ? undefined : lackingIn(env)[name];
  if (name !== 'registration' && variables && to === true)
    throw new AppError('CONFLICT', lackingMessage(name, variables));
  const saved = await repository.lockSwitches(tx, now);
  const outcome = outcomeOf(saved, change);
  if (outcome === 'outdated') {
    const message = changedMeanwhile(name, saved[name]);
    throw new AppError('CONFLICT', message, { issues: [{ path: name, message }] });
  }
  if (outcome === 'done') return managed(saved, env);
  await repository.saveSwitches(tx, { [name]: to }, now);
  const details = `${name}: ${stateWord(saved[name])} → ${stateWord(to)}`;
  await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'switch.set', details, at: now });
  tell(tx, SWITCHES, name);
  return managed({ ...saved, [name]: to }, env);
}

function managed(saved: Switches, env: Deps['env']): ManagedSwitches {
  const lacking = Object.entries(lackingIn(env)) as [Feature, readonly string[]][];
  return { saved, lacking: lacking.map(([feature, variables]) => ({ feature, variables: [...variables] })) };
}
