import { useMutation } from '@tanstack/react-query';
import { byteSize } from '#lib/bytes.ts';
import { useConnection } from '#lib/connection.ts';
import { notify } from '#lib/notifications.ts';
import { useUser } from '#lib/session.ts';
import { type LocalQuiz, type QuizHere, readLocalQuizzes, readQuizHere } from './quizzes.ts';
import { useMirror } from './use-mirror.ts';

/** Every quiz that this device knows of, with what of it is here. */
export function useLocalQuizzes(): LocalQuiz[] | null | undefined {
  return useMirror(readLocalQuizzes, null);
}

/** What is here to take one quiz with; null where nothing is. */
export function useQuizHere(quizId: string): QuizHere | null | undefined {
  return useMirror(readQuizHere, quizId);
}

/** What there is to say and to do about a quiz on this device. */
export interface QuizDownload {
  /** What it takes here, in words; null where it is not here. */
  size: string | null;
  downloading: boolean;
  /** Null without a network. */
  onDownload: (() => void) | null;
  /** Null where reviews or unsent work need it. */
  onRemove: (() => void) | null;
}

export function useQuizDownload({ quizId, hash, size, needed }: LocalQuiz): QuizDownload {
  const offline = useConnection().state === 'offline';
  const download = useDownload();
  const remove = useRemoveDownload();
  return {
    size: size === null ? null : byteSize(size),
    downloading: download.isPending,
    onDownload: offline ? null : () => download.mutate(hash),
    onRemove: needed ? null : () => remove.mutate(quizId),
  };
}

const FAILED = 'The quiz could not be downloaded. Check your connection and try again.';

function useDownload() {
  const { id } = useUser();
  return useMutation({
    async mutationFn(hash: string) {
      try {
        const [{ person }, { downloadPack }] = await Promise.all([import('../person.ts'), import('../packs/packs.ts')]);
        await downloadPack(person(id).database, hash);
      } catch {
        // A network that is gone, a pack that broke on its way or a full disk: nothing changed, and it can be tried again.
        notify(FAILED, { type: 'error' });
      }
    },
  });
}

function useRemoveDownload() {
  const { id } = useUser();
  return useMutation({
    async mutationFn(quizId: string) {
      const [{ person }, { removeDownload }] = await Promise.all([
        import('../person.ts'),
        import('../packs/drop-packs.ts'),
      ]);
      await removeDownload(person(id).database, quizId);
    },
  });
}
