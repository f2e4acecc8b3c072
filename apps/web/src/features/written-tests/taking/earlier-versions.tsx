import type { EarlierTexts } from '@quorbit/contracts/written-tests/schema';
import { History } from 'lucide-react';
import { useState } from 'react';
import { deviceKind } from '#lib/device-kind.ts';
import { useConnection } from '#lib/server/connection.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { formatTimeOfDay } from '#ui/format-time.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { formatDevice, VERSION_REASON_TEXTS } from '../format-written-test.ts';
import { LongText } from '../long-text.tsx';
import { useEarlierTexts } from '../written-tests.queries.ts';

interface EarlierVersionsProps {
  sittingId: string;
  questionId: string;
  number: number;
  onUse: (text: string) => void;
}

/** A dialog with the earlier versions of an answer, each of which the learner can restore. */
export function EarlierVersions(props: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="-ms-3 justify-self-start"
        icon={<History className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Earlier versions<span className="sr-only"> of the answer to question {props.number}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Earlier versions">
        {open && <Versions {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const NOT_LOADED = { state: 'failing', missing: false, retry: null, retrying: false } as const;

function Versions({ sittingId, questionId, onUse, onClose }: EarlierVersionsProps & { onClose: () => void }) {
  const queryView = useEarlierTexts(sittingId, questionId);
  const offline = useConnection().state === 'offline';
  // While offline, the learner shouldn't wait for retries, so the list counts as not loaded.
  const view = offline && queryView.state === 'loading' ? NOT_LOADED : queryView;
  return (
    <QueryView
      view={view}
      loading={{
        label: 'Loading earlier versions',
        className: 'grid gap-3',
        shape: <Skeletons count={3} className="h-32 rounded-card" />,
      }}
      failing={{
        message: offline
          ? "You're offline. Earlier versions are on the server."
          : "We couldn't load the earlier versions.",
        reassurance: 'Your answer is safe on this device.',
      }}
      isEmpty={({ versions }) => versions.length === 0}
      empty={
        <EmptyState>
          None yet. We save a version every five minutes, and whenever another device or a large cut replaces your text.
        </EmptyState>
      }
    >
      {({ versions }) => (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {versions.map((version) => (
            <Version
              key={version.textId}
              version={version}
              onUse={() => {
                onUse(version.text);
                onClose();
              }}
            />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

interface VersionProps {
  version: EarlierTexts['versions'][number];
  onUse: () => void;
}

function Version({ version: { text, words, writtenAt, device, why }, onUse }: VersionProps) {
  const time = formatTimeOfDay(new Date(writtenAt), new Date());
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-base-300 p-4">
      <div>
        <h3 className="figures text-base">
          {time}, {formatDevice(device, deviceKind())}
        </h3>
        <p className="text-sm text-quiet">
          <span className="figures">{formatCount(words, 'word', 'words')}</span> · {VERSION_REASON_TEXTS[why]}
        </p>
      </div>
      <LongText text={text} of={`the version of ${time}`} />
      <Button className="justify-self-start" onClick={onUse}>
        Use this version<span className="sr-only"> of {time}</span>
      </Button>
    </li>
  );
}
