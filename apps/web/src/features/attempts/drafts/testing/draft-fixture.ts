import { newId } from '@quorbit/contracts/lib/ids';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { createDraft, type Draft } from '../../drafts.mirror.ts';
import { createDraftStore } from '../draft-store.ts';

/** A new draft of a quiz of its own, since a device has one open attempt of a quiz. */
export function draft(changes: Partial<Draft> = {}): Draft {
  const created = createDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: Date.now() });
  return { ...created, quizId: newId(), ...changes };
}

/** The store of a person's drafts in a tab of its own. */
export const openDraftStore = (userId: string) => openDeviceStore(userId).store(createDraftStore);

export const readOutbox = (userId: string) => openDeviceStore(userId).database.outbox.toArray();
