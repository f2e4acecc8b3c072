import { CloudCheck, CloudUpload, HardDriveDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { isStuck, useSyncStatus } from '#offline/sync-status.ts';
import type { SittingOnDevice } from '../sittings/sitting-store.ts';
import { isUnqueued } from '../sittings.mirror.ts';
import { selectSittingWork } from '../written-tests.mirror.ts';
import { RefusedAnswers } from './refused-answers.tsx';

/** A note on where the answers are saved: on this device only, or on the server too. */
export function SaveNote({ found }: { found: SittingOnDevice }) {
  const { local, texts, saved } = found;
  const work = useMirror(selectSittingWork, local.sittingId);
  const stuck = isStuck(useSyncStatus());
  const offline = useConnection().state === 'offline';
  const sent = !texts.some(isUnqueued) && work?.waiting === 0;
  const isWaiting = offline || stuck;
  return (
    <>
      <p className="flex min-h-6 items-center gap-2 text-sm text-quiet">
        {saved === 'saving' || saved === 'unsaved' ? (
          saved === 'saving' && 'Saving…'
        ) : texts.length === 0 ? (
          'We save your answers as you write.'
        ) : sent ? (
          <Line icon={<CloudCheck className="size-4 shrink-0" aria-hidden="true" />}>Saved on the server</Line>
        ) : isWaiting ? (
          <Line icon={<CloudUpload className="size-4 shrink-0" aria-hidden="true" />}>
            Saved on this device. Waiting for the network
          </Line>
        ) : (
          <Line icon={<HardDriveDownload className="size-4 shrink-0" aria-hidden="true" />}>Saved on this device</Line>
        )}
      </p>
      <RefusedAnswers test={local.test} refused={work?.refused ?? []} />
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      {children}
    </>
  );
}
