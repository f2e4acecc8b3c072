import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import { newId } from '@quorbit/contracts/lib/ids';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { selectPackOfQuiz } from '#features/quizzes/quizzes.mirror.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { getConnection } from '#lib/server/connection.ts';
import { isRetryable } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useUser } from '#lib/session.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { readMirror } from '#offline/mirror/read-mirror.ts';
import { savePackPictures as keepPicturesOf } from '#offline/packs/pictures.ts';
import { serverPacks } from '#offline/packs/server-packs.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import { createDraft, type Draft } from './drafts.mirror.ts';
import { isKeyed } from './grade-attempt.mirror.ts';

/** Milliseconds to wait for the server's questions when a pack of the quiz is on this device. */
const SLOW_SERVER_MS = 4000;

interface StartInput {
  mode: AttemptMode;
  timed: boolean;
}

/**
 * Returns a mutation that begins an attempt on this device, with the server's current questions, or with the pack on
 * this device if the server is unreachable or slow. The server learns of the attempt when it's submitted.
 * `isKeyMissing` tells that mode `check` isn't possible, because the questions came without their keys.
 */
export function useStartAttempt(quizId: string, store: DraftStore, onStarted: (draft: Draft) => void) {
  const { id: userId } = useUser();
  const utils = trpc.useUtils();
  const [isKeyMissing, setKeyMissing] = useState(false);

  async function loadQuestions() {
    const source = { database: deviceStoreOf(userId).database, areas: [], unsaved: [] };
    const localPack = await readMirror(source, selectPackOfQuiz(quizId)).catch(() => null);
    const pack = localPack && { quizId, packHash: localPack.hash, pack: localPack.body };
    if (pack && getConnection().state === 'offline') return pack;
    const controller = new AbortController();
    const timer = pack ? setTimeout(() => controller.abort(), SLOW_SERVER_MS) : undefined;
    try {
      return await utils.client.quizzes.start.query({ id: quizId }, { signal: controller.signal });
    } catch (error) {
      if (pack && (controller.signal.aborted || isRetryable(error))) return pack;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  const start = useSingleFlight(
    useMutation({
      mutationFn: async ({ mode, timed }: StartInput) => {
        const started = await loadQuestions();
        if (mode === 'check' && !started.pack.questions.every(isKeyed)) return null;
        const draft = createDraft({ attemptId: newId(), started, mode, timed, now: Date.now(), userId });
        const outcome = await store.begin(draft);
        savePictures(userId, outcome.draft.packHash);
        return outcome.draft;
      },
      onSuccess: (draft) => (draft ? onStarted(draft) : setKeyMissing(true)),
    }),
    { secondTab: 'unchanged' },
  );
  return { ...start, isKeyMissing };
}

/** Fetches the pictures of an attempt in the background, while there is a network. */
function savePictures(userId: string, packHash: string): void {
  const { database } = deviceStoreOf(userId);
  database.packs
    .get(packHash)
    .then((pack) => keepPicturesOf(database, pack?.pictures ?? [], serverPacks))
    // Missing pictures are fetched when they are shown.
    .catch(() => undefined);
}
