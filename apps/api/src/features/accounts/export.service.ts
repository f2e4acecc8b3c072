// Owns giving people all that is stored about them.
import type { AccountExport } from '@quorbit/contracts/accounts/export';
import type { Executor } from '@quorbit/db/client';
import { notFound } from '../../lib/app-error.ts';
import type { Deps, SignedInContext } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';
import { findUser } from './accounts.repository.ts';

/** All personal data of the caller, as each area exports it. */
// ctx: the history is read page by page, after COMMIT of the audit entry
export async function exportAccount(ctx: SignedInContext): Promise<AccountExport> {
  // Entered first, so that the exported log includes this export.
  await ctx.writeAs([], (tx, { id }) =>
    audit(tx, { actorId: id, subjectId: id, action: 'account.exported', at: ctx.now() }),
  );
  return exportOf(ctx.db, ctx.actor.id, ctx.now(), ctx.deps);
}

/** All personal data of somebody, as each area exports it. @throws AppError NOT_FOUND */
export async function exportOf(
  db: Executor,
  userId: string,
  now: Date,
  { personal }: Pick<Deps, 'personal'>,
): Promise<AccountExport> {
  const subject = await findUser(db, userId);
  if (!subject) throw notFound('User');
  const fields: Record<string, unknown> = {};
  for (const { exported } of personal.toExport) {
    if ('not' in exported) continue;
    for (const { name, schema, read } of exported) fields[name] = schema.parse(await read(db, subject, now));
  }
  return { format: 1, exportedAt: now.toISOString(), ...fields };
}
