// Owns the reminders that learners ask the tutor for.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_REMINDERS } from '@quorbit/contracts/tutor/limits';
import { readReminder } from '@quorbit/contracts/tutor/reminder-text';
import { nextAt, whenWords } from '@quorbit/contracts/tutor/reminder-times';
import type { SetReminderInput, StudyReminder } from '@quorbit/contracts/tutor/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import { requireNoDanger } from './help.ts';
import * as repository from './reminders.repository.ts';

/**
 * Sets the reminder that a text describes; the same one stays as it is. Those that came and don't repeat make room.
 * @throws AppError PREMIUM_REQUIRED, CONFLICT beyond 20, INVALID with help for words of danger to oneself
 */
export async function setReminder(
  tx: Tx,
  actor: Actor,
  { reminderText, context }: SetReminderInput,
  now: Date,
): Promise<StudyReminder> {
  requireAuthor(actor);
  await requireNoDanger(tx, 'reminderText', reminderText);
  const { text, weekdays, onDay, time } = readReminder(reminderText, now, actor.timeZone);
  const what = { text, context, weekdays: [...weekdays], onDay, time };
  const all = await repository.listReminders(tx, actor.id);
  const active = all.filter((one) => one.nextAt !== null);
  const same = active.find((one) => keyOf(one) === keyOf(what));
  if (same) return viewReminder(same);
  if (active.length >= MAX_REMINDERS)
    throw new AppError(
      'CONFLICT',
      `You can have at most ${MAX_REMINDERS} reminders. Delete one that you no longer need.`,
    );
  if (all.length >= MAX_REMINDERS) await repository.deleteDone(tx, actor.id);
  const next = nextAt(what, now, actor.timeZone);
  const reminder = { id: newId(now.getTime()), userId: actor.id, ...what, nextAt: next, createdAt: now };
  await repository.insertReminder(tx, reminder);
  return viewReminder(reminder);
}

/** The next one first. @throws AppError PREMIUM_REQUIRED */
export async function listReminders(db: Executor, actor: Actor): Promise<StudyReminder[]> {
  requireAuthor(actor);
  return (await repository.listReminders(db, actor.id)).map(viewReminder);
}

/** @throws AppError PREMIUM_REQUIRED, NOT_FOUND for others' reminders */
export async function deleteReminder(tx: Tx, actor: Actor, id: string): Promise<void> {
  requireAuthor(actor);
  if (!(await repository.deleteReminder(tx, actor.id, id))) throw notFound('Reminder');
}

type What = Pick<repository.ReminderRow, 'text' | 'context' | 'weekdays' | 'onDay' | 'time'>;

function keyOf({ text, context, weekdays, onDay, time }: What): string {
  return JSON.stringify([text, context, weekdays, onDay, time]);
}

function viewReminder({ id, text, context, nextAt: next, ...times }: repository.ReminderRow): StudyReminder {
  return { id, text, context, when: whenWords(times), nextAt: next?.toISOString() ?? null };
}
