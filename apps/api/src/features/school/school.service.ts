// Owns who runs this server, and how far they are in setting it up.
import type { RenameSchoolInput, SaveSetupInput, School } from '@quorbit/contracts/school/schema';
import { SETUP_STEPS } from '@quorbit/contracts/school/setup-steps';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireAdmin } from '../../lib/require-admin.ts';
import type { Actor } from '../../trpc/context.ts';
import * as repository from './school.repository.ts';

/** @throws AppError FORBIDDEN for everybody but admins */
export async function readSchool(db: Executor, actor: Actor): Promise<School> {
  requireAdmin(actor);
  return viewSchool(await repository.findSchool(db));
}

/** @throws AppError FORBIDDEN for everybody but admins */
export async function renameSchool(tx: Tx, actor: Actor, { name }: RenameSchoolInput): Promise<School> {
  requireAdmin(actor);
  return viewSchool(await repository.saveSchool(tx, { name }));
}

/** Remembers which step of the setup is next, or that there is none. @throws AppError FORBIDDEN for everybody but admins */
export async function saveSetup(tx: Tx, actor: Actor, { step }: SaveSetupInput, now: Date): Promise<School> {
  requireAdmin(actor);
  return viewSchool(
    await (step === 'done' ? repository.saveEnd(tx, now) : repository.saveSchool(tx, { setupStep: step })),
  );
}

function viewSchool(row: Awaited<ReturnType<typeof repository.findSchool>>): School {
  return {
    name: row?.name ?? null,
    // A step that a later release dropped, or none yet: from the beginning.
    setupStep: SETUP_STEPS.find((step) => step === row?.setupStep) ?? SETUP_STEPS[0],
    setUpAt: row?.setUpAt?.toISOString() ?? null,
  };
}
