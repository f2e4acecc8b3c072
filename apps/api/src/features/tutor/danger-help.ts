// The fixed help text for learners who write that they're in danger of hurting themselves. It's checked before any
// assistant is asked.
import { detectDanger } from '@quorbit/contracts/tutor/danger/danger';
import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import type { Executor } from '@quorbit/db/client';
import { invalidField } from '../../lib/app-error.ts';
import { findContact } from '../school/school.service.ts';

/** Returns the help text, with the school's contact, for a text with words of self-harm; null for other texts. */
export async function findDangerHelp(db: Executor, text: string): Promise<string | null> {
  const language = detectDanger(text);
  return language === null ? null : buildHelpText(language, await findContact(db));
}

/**
 * Refuses a form field with words of self-harm.
 * @throws AppError INVALID with the help text.
 */
export async function requireNoDanger(db: Executor, path: string, text: string): Promise<void> {
  const help = await findDangerHelp(db, text);
  if (help !== null) throw invalidField(path, help);
}

/**
 * Removes messages with words of self-harm, and the replies to them, from a conversation, so that no model gets either.
 */
export function omitDanger<T extends { role: 'user' | 'assistant'; content: string }>(messages: readonly T[]): T[] {
  const isDanger = messages.map(({ role, content }) => role === 'user' && detectDanger(content) !== null);
  return messages.filter(({ role }, index) => !isDanger[index] && !(role === 'assistant' && isDanger[index - 1]));
}
