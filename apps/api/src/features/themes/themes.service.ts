// Chooses a theme in a call of its own. Devices send it with the other settings.
import type { ChooseThemeInput, Profile } from '@quorbit/contracts/accounts/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { notFound } from '../../lib/app-error.ts';
import { updateSettings } from '../accounts/profiles/settings.service.ts';

/** Chooses the caller's theme. @throws AppError NOT_FOUND for another user, FORBIDDEN for a locked theme */
export async function chooseTheme(
  tx: Tx,
  actor: Actor,
  { userId, theme }: ChooseThemeInput,
  now: Date,
  deps: Pick<Deps, 'settings'>,
): Promise<{ user: Profile }> {
  if (userId !== actor.id) throw notFound('User');
  return { user: await updateSettings(tx, actor, { selectedTheme: theme }, now, deps) };
}
