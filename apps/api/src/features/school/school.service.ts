// Manages the settings of the school that runs this server: its name, its contact for learners in danger, and the
// progress of the setup.
import type { AuditAction } from '@quorbit/contracts/administration/audit-actions';
import type {
  InstanceSettings,
  RenameInstanceInput,
  SaveSetupInput,
  SetContactInput,
} from '@quorbit/contracts/school/schema';
import { SETUP_STEPS } from '@quorbit/contracts/school/setup-steps';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { INSTANCE_SETTINGS_ROW } from './instance-settings-row.ts';
import * as repository from './school.repository.ts';

/** Returns the school's settings. @throws AppError FORBIDDEN for everybody but admins */
export async function getInstanceSettings(db: Executor, actor: Actor): Promise<InstanceSettings> {
  requireAdmin(actor);
  return viewInstanceSettings(await repository.findInstanceSettings(db));
}

/** Returns the contact for learners in danger; null if the school names none. Everybody may read it. */
export async function findContact(db: Executor): Promise<string | null> {
  return (await repository.findInstanceSettings(db))?.contact ?? null;
}

/** Renames the school. @throws AppError FORBIDDEN for everybody but admins */
export async function renameInstance(
  tx: Tx,
  actor: Actor,
  { name }: RenameInstanceInput,
  now: Date,
): Promise<InstanceSettings> {
  requireAdmin(actor);
  const before = await repository.lockInstanceSettings(tx);
  const saved = viewInstanceSettings(await repository.upsertInstanceSettings(tx, { name }));
  await auditChange(tx, actor, { action: 'school.renamed', from: before?.name ?? null, to: name }, now);
  return saved;
}

/**
 * Sets the contact for learners in danger, on all devices. The caller has locked everybody's scope.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function setContact(tx: Tx, actor: Actor, input: SetContactInput, now: Date): Promise<InstanceSettings> {
  requireAdmin(actor);
  const contact = input.contact === '' ? null : input.contact;
  const before = await repository.lockInstanceSettings(tx);
  const saved = viewInstanceSettings(await repository.upsertInstanceSettings(tx, { contact }));
  const from = before?.contact ?? null;
  if (from !== contact) record(tx, 'everyone', 'school', INSTANCE_SETTINGS_ROW, { deleted: contact === null });
  await auditChange(tx, actor, { action: 'school.contact-set', from, to: contact }, now);
  return saved;
}

interface Change {
  action: AuditAction;
  from: string | null;
  to: string | null;
}

async function auditChange(tx: Tx, actor: Actor, { action, from, to }: Change, now: Date): Promise<void> {
  if (from === to) return;
  const details = `${from ?? 'none'} → ${to ?? 'none'}`;
  await audit(tx, { actorId: actor.id, subjectId: actor.id, action, details, at: now });
}

/** Stores the next step of the setup, or that the setup is done. @throws AppError FORBIDDEN for everybody but admins */
export async function saveSetup(tx: Tx, actor: Actor, { step }: SaveSetupInput, now: Date): Promise<InstanceSettings> {
  requireAdmin(actor);
  return viewInstanceSettings(
    await (step === 'done'
      ? repository.upsertSetupEnd(tx, now)
      : repository.upsertInstanceSettings(tx, { setupStep: step })),
  );
}

function viewInstanceSettings(row: Awaited<ReturnType<typeof repository.findInstanceSettings>>): InstanceSettings {
  return {
    name: row?.name ?? null,
    contact: row?.contact ?? null,
    // The setup begins at the first step if no step is stored, or if a later release removed the stored one.
    setupStep: SETUP_STEPS.find((step) => step === row?.setupStep) ?? SETUP_STEPS[0],
    setUpAt: row?.setUpAt?.toISOString() ?? null,
  };
}
