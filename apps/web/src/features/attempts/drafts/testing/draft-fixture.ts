import { newId } from '@quorbit/contracts/lib/ids';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { createDraft, type Draft } from '../../drafts.mirror.ts';
import { createDraftStore } from '../draft-store.ts';

/** Creates a draft of a new quiz, because a device has only one open attempt of each quiz. */
export function draft(changes: Partial<Draft> = {}): Draft {
  const created = createDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: Date.now() });
  return { ...created, quizId: newId(), ...changes };
}

/** Opens a user's drafts in a separate store, as another tab would. */
export const openDraftStore = (userId: string) => openDeviceStore(userId).store(createDraftStore);

export const readOutbox = (userId: string) => openDeviceStore(userId).database.outbox.toArray();
