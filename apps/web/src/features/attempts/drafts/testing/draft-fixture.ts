import { newId } from '@quorbit/contracts/lib/ids';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { beginDraft, type Draft } from '../../drafts.mirror.ts';
import { createDraftStore } from '../draft-store.ts';

/** A new draft of a quiz of its own, since a device has one open attempt of a quiz. */
export function draft(changes: Partial<Draft> = {}): Draft {
  const begun = beginDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: Date.now() });
  return { ...begun, quizId: newId(), ...changes };
}

/** The store of a person's drafts in a tab of its own. */
export const openDraftStore = (userId: string) => openDeviceStore(userId).store(createDraftStore);

export const outboxOf = (userId: string) => openDeviceStore(userId).database.outbox.toArray();
