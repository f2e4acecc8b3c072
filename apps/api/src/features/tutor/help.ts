// The fixed answer to learners who write that they're in danger of hurting themselves. It comes before any assistant is asked.
import { dangerIn } from '@quorbit/contracts/tutor/danger/danger';
import { helpText } from '@quorbit/contracts/tutor/danger/help-text';
import type { Executor } from '@quorbit/db/client';
import { wrongField } from '../../lib/app-error.ts';
import { readContact } from '../school/school.service.ts';

/** The fixed text for such words, with the school's contact; null for other words. */
export async function helpFor(db: Executor, text: string): Promise<string | null> {
  const language = dangerIn(text);
  return language === null ? null : helpText(language, await readContact(db));
}

/** For fields of forms. @throws AppError INVALID with the fixed text, where the field has such words */
export async function requireNoDanger(db: Executor, path: string, text: string): Promise<void> {
  const help = await helpFor(db, text);
  if (help !== null) throw wrongField(path, help);
}

/** Removes messages with words of danger, and the answers to them, from a conversation: no model gets either. */
export function withoutDanger<T extends { role: 'user' | 'assistant'; content: string }>(said: readonly T[]): T[] {
  const isDanger = said.map(({ role, content }) => role === 'user' && dangerIn(content) !== null);
  return said.filter(({ role }, at) => !isDanger[at] && !(role === 'assistant' && isDanger[at - 1]));
}
