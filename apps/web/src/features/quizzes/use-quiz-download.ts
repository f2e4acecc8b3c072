import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { useConnection } from '#lib/server/connection.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useUser } from '#lib/session.ts';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { useLoadAreas } from '#offline/mirror/areas-context.ts';
import type { LocalQuiz } from './local-quizzes.mirror.ts';

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

/** A quiz that this device does not know has no hash here. */
type Downloadable = Pick<LocalQuiz, 'quizId' | 'size' | 'pictures' | 'needed'> & { hash: string | null };

export function useQuizDownload({ quizId, hash, size, pictures, needed }: Downloadable): QuizDownload {
  const offline = useConnection().state === 'offline';
  const download = useDownload();
  const remove = useRemoveDownload();
  return {
    // Its questions are here before its pictures.
    size: size === null || download.isPending ? null : formatSize(size, pictures),
    downloading: download.isPending,
    onDownload: offline ? null : () => download.mutate({ quizId, hash }),
    onRemove: needed ? null : () => remove.mutate(quizId),
  };
}

/** What pictures take isn't known without reading them all. */
function formatSize(bytes: number, pictures: number): string {
  return pictures === 0
    ? formatBytes(bytes)
    : `${formatBytes(bytes)} plus ${pictures === 1 ? '1 picture' : `${pictures} pictures`}`;
}

const DOWNLOAD_FAILED = "We couldn't download the quiz. Check your connection and try again.";
// With the next exchange.
const PICTURES_MISSING = "Some pictures of the quiz are missing. We'll keep trying.";

function useDownload() {
  const { id } = useUser();
  const { client } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      async mutationFn({ quizId, hash }: Pick<Downloadable, 'quizId' | 'hash'>) {
        try {
          const [{ deviceStoreOf }, { downloadPack }, { savePackPictures }, { retryWhileBusy }, { serverPacks }] =
            await Promise.all([
              import('#offline/device-store.ts'),
              import('#offline/packs/packs.ts'),
              import('#offline/packs/pictures.ts'),
              import('#offline/packs/retry-later.ts'),
              import('#offline/packs/server-packs.ts'),
            ]);
          const { database, writer } = deviceStoreOf(id);
          const packHash = hash ?? (await client.quizzes.start.query({ id: quizId })).packHash;
          const { pictures = [] } = await retryWhileBusy(serverPacks.clock, () =>
            downloadPack(database, packHash, serverPacks),
          );
          // First, since packs that nothing names are dropped, and pictures may take minutes.
          await writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash } });
          await savePackPictures(database, pictures, serverPacks).catch(() =>
            notify(PICTURES_MISSING, { type: 'info' }),
          );
        } catch {
          // A network that is gone, a pack that broke on its way or a full disk: nothing changed, and it can be tried again.
          notify(DOWNLOAD_FAILED, { type: 'error' });
        }
      },
    }),
    { secondTab: 'unchanged' },
  );
}

function useRemoveDownload() {
  const { id } = useUser();
  const loadAreas = useLoadAreas();
  return useSingleFlight(
    useMutation({
      async mutationFn(quizId: string) {
        const [{ deviceStoreOf }, { removeDownload }, areas] = await Promise.all([
          import('#offline/device-store.ts'),
          import('#offline/packs/prune-packs.ts'),
          loadAreas(),
        ]);
        const { database, writer } = deviceStoreOf(id);
        await writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash: null } });
        await removeDownload(database, areas, quizId);
      },
    }),
    { secondTab: 'unchanged' },
  );
}
