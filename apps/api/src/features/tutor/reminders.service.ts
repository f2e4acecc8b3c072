// Owns the reminders that learners ask the tutor for.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_REMINDERS } from '@quorbit/contracts/tutor/limits';
import { parseReminder } from '@quorbit/contracts/tutor/parse-reminder';
import { findNextTime, formatReminderTimes } from '@quorbit/contracts/tutor/reminder-times';
import type { SetReminderInput, StudyReminder } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import { requireNoDanger } from './danger-help.ts';
import * as repository from './reminders.repository.ts';

/**
 * Sets the reminder that a text describes; if the caller already has the same one, returns that. When the list is full,
 * past reminders that don't repeat are deleted.
 * @throws AppError PREMIUM_REQUIRED, CONFLICT beyond 20, INVALID with the help text for words of self-harm.
 */
export async function setReminder(
  tx: Tx,
  actor: Actor,
  { reminderText, context }: SetReminderInput,
  now: Date,
): Promise<StudyReminder> {
  requireAuthor(actor);
  await requireNoDanger(tx, 'reminderText', reminderText);
  const { text, weekdays, onDay, time } = parseReminder(reminderText, now, actor.timeZone);
  const content = { text, context, weekdays: [...weekdays], onDay, time };
  const reminders = await repository.listReminders(tx, actor.id);
  const active = reminders.filter(({ nextAt }) => nextAt !== null);
  const existing = active.find((activeReminder) => reminderKeyOf(activeReminder) === reminderKeyOf(content));
  if (existing) return viewReminder(existing);
  if (active.length >= MAX_REMINDERS)
    throw new AppError(
      'CONFLICT',
      `You can have at most ${MAX_REMINDERS} reminders. Delete one that you no longer need.`,
    );
  if (reminders.length >= MAX_REMINDERS) await repository.deletePast(tx, actor.id);
  const nextTime = findNextTime(content, now, actor.timeZone);
  const reminder = { id: newId(now.getTime()), userId: actor.id, ...content, nextAt: nextTime, createdAt: now };
  await repository.insertReminder(tx, reminder);
  return viewReminder(reminder);
}

/**
 * Lists the caller's reminders, the next one first.
 * @throws AppError PREMIUM_REQUIRED.
 */
export async function listReminders(db: Executor, actor: Actor): Promise<StudyReminder[]> {
  requireAuthor(actor);
  return (await repository.listReminders(db, actor.id)).map(viewReminder);
}

/**
 * Deletes a reminder of the caller.
 * @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' reminders.
 */
export async function deleteReminder(tx: Tx, actor: Actor, id: string): Promise<void> {
  requireAuthor(actor);
  if (!(await repository.deleteReminder(tx, actor.id, id))) throw notFound('Reminder');
}

type ReminderContent = Pick<repository.ReminderRow, 'text' | 'context' | 'weekdays' | 'onDay' | 'time'>;

function reminderKeyOf({ text, context, weekdays, onDay, time }: ReminderContent): string {
  return JSON.stringify([text, context, weekdays, onDay, time]);
}

function viewReminder({ id, text, context, nextAt: next, ...times }: repository.ReminderRow): StudyReminder {
  return { id, text, context, when: formatReminderTimes(times), nextAt: next?.toISOString() ?? null };
}
