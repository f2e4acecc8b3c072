import { HardDrive, TriangleAlert } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { byteSize } from '#lib/words/bytes.ts';
import { useDroppedDownloads } from '#offline/dropped-downloads.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { OfflineSupply } from './offline-supply.mirror.ts';
import { useOfflineSupply } from './use-offline-supply.ts';

/** What can be done on this device without a connection. */
export function OfflineSupplyCard() {
  const supply = useOfflineSupply();
  const { online, phase } = useSyncStatus();
  // On a new device nothing is there before the server was asked, which says little.
  const unknown = supply === undefined || (isEmpty(supply) && online === null && !isStuck({ online, phase }));
  const dropped = useDroppedDownloads(useUser().id);
  return (
    <section aria-labelledby="ready-offline" className="grid gap-3">
      <h2 id="ready-offline" className="text-xl">
        Ready offline
      </h2>
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <QueryView
            view={unknown ? { state: 'loading' } : { state: 'shown', data: supply, note: null }}
            loading={{
              label: 'Looking at what is ready offline',
              className: 'min-w-0 flex-1 basis-64',
              shape: <Skeleton className="h-6 w-full max-w-80" />,
            }}
            failing={{ message: NOTHING_SAVED }}
          >
            {(known) => (
              <p className="flex min-w-0 flex-1 basis-64 items-start gap-3">
                <HardDrive className="mt-0.5 size-5 shrink-0 text-secondary" aria-hidden="true" />
                <span>{known ? wordsFor(known) : NOTHING_SAVED}</span>
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

const NOTHING_SAVED = "This browser doesn't save anything for later.";

function wordsFor(supply: OfflineSupply): string {
  const { quizzes, cards, bytes } = supply;
  if (isEmpty(supply)) return 'Nothing yet. Download a quiz to take it without a connection.';
  return `${counted(quizzes, 'quiz', 'quizzes')} and ${counted(cards, 'review', 'reviews')} (${byteSize(bytes)}).`;
}

const isEmpty = (supply: OfflineSupply | null) => supply !== null && supply.quizzes + supply.cards === 0;

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
