import { HardDrive, TriangleAlert } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { useDroppedDownloads } from '#offline/dropped-downloads.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { OfflineContent } from './offline-content.mirror.ts';
import { useOfflineContent } from './use-offline-content.ts';

/** Card that shows how many quizzes and reviews are available on this device without a connection. */
export function OfflineContentCard() {
  const content = useOfflineContent();
  const { online, phase } = useSyncStatus();
  // On a new device there is no content before the first exchange with the server, so an empty result isn't shown yet.
  const isUnknown = content === undefined || (isEmpty(content) && online === null && !isStuck({ online, phase }));
  const dropped = useDroppedDownloads(useUser().id);
  return (
    <section aria-labelledby="ready-offline" className="grid gap-3">
      <h2 id="ready-offline" className="text-xl">
        Ready offline
      </h2>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <QueryView
            view={isUnknown ? { state: 'loading' } : { state: 'shown', data: content, note: null }}
            loading={{
              label: "Checking what's ready offline",
              className: 'min-w-0 flex-1 basis-64',
              shape: <Skeleton className="h-6 w-full max-w-80" />,
            }}
            failing={{ message: NO_STORAGE_TEXT }}
          >
            {(known) => (
              <p className="flex min-w-0 flex-1 basis-64 items-start gap-3">
                <HardDrive className="mt-0.5 size-5 shrink-0 text-secondary" aria-hidden="true" />
                <span>{known ? formatContent(known) : NO_STORAGE_TEXT}</span>
              </p>
            )}
          </QueryView>
          <LinkButton to="/user/test">Choose quizzes to download</LinkButton>
        </div>
        {dropped > 0 && (
          <p role="status" className="flex items-start gap-3">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
            <span>
              We removed {dropped === 1 ? '1 download' : `${dropped} downloads`} to free space for your work.{' '}
              {dropped === 1 ? "It'll come" : "They'll come"} back once there's space.
            </span>
          </p>
        )}
      </Card>
    </section>
  );
}

const NO_STORAGE_TEXT = "This browser doesn't save anything for later.";

function formatContent(content: OfflineContent): string {
  const { quizzes, cards, bytes } = content;
  if (isEmpty(content)) return 'Nothing yet. Download a quiz to take it without a connection.';
  return `${pluralize(quizzes, 'quiz', 'quizzes')} and ${pluralize(cards, 'review', 'reviews')} (${formatBytes(bytes)}).`;
}

const isEmpty = (content: OfflineContent | null) => content !== null && content.quizzes + content.cards === 0;

function pluralize(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
