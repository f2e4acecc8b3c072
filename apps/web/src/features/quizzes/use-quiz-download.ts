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

/** The state and the actions of a quiz's download. */
export interface QuizDownload {
  /** The space that the quiz takes on this device, as text; null if it isn't on this device. */
  size: string | null;
  downloading: boolean;
  /** Starts the download; null without a network. */
  onDownload: (() => void) | null;
  /** Removes the download; null if reviews or unsent work need the quiz. */
  onRemove: (() => void) | null;
}

/** The data needed to download a quiz; `hash` is null if this device doesn't know the quiz. */
type Downloadable = Pick<LocalQuiz, 'quizId' | 'size' | 'pictures' | 'needed'> & { hash: string | null };

export function useQuizDownload({ quizId, hash, size, pictures, needed }: Downloadable): QuizDownload {
  const offline = useConnection().state === 'offline';
  const download = useDownload();
  const remove = useRemoveDownload();
  return {
    // The questions are stored before the pictures, so the size is shown only when the download is complete.
    size: size === null || download.isPending ? null : formatSize(size, pictures),
    downloading: download.isPending,
    onDownload: offline ? null : () => download.mutate({ quizId, hash }),
    onRemove: needed ? null : () => remove.mutate(quizId),
  };
}

/** Formats the size of a quiz. Pictures are only counted, because their size isn't known without reading them all. */
function formatSize(bytes: number, pictures: number): string {
  return pictures === 0
    ? formatBytes(bytes)
    : `${formatBytes(bytes)} plus ${pictures === 1 ? '1 picture' : `${pictures} pictures`}`;
}

const DOWNLOAD_FAILED = "We couldn't download the quiz. Check your connection and try again.";
// Missing pictures are fetched with the next sync exchange.
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
          // The download is recorded before the pictures are loaded, because loading may take minutes, and packs that
          // nothing refers to are dropped.
          await writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash } });
          await savePackPictures(database, pictures, serverPacks).catch(() =>
            notify(PICTURES_MISSING, { type: 'info' }),
          );
        } catch {
          // The network failed, the pack was damaged on its way, or the disk is full. The user can try again.
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
