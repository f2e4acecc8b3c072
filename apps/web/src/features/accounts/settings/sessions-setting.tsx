import type { SessionView } from '@quorbit/contracts/accounts/schema';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useLoginSessions } from '../accounts.queries.ts';
import { formatDeviceName } from './device-name.ts';
import { LogOutEverywhereDialog } from './log-out-everywhere-dialog.tsx';
import { useEndSession } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

const INITIALLY_SHOWN = 5;

/** The setting that lists where the user is signed in. */
export function SessionsSetting() {
  return (
    <Setting title="Sessions" why="Where you're logged in. Don't recognise one? End it and change your password.">
      <QueryView
        view={useLoginSessions()}
        loading={{
          label: 'Loading sessions',
          className: 'grid gap-3',
          shape: <Skeletons count={2} className="h-12" />,
        }}
        failing={{ message: "We couldn't load your sessions." }}
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </QueryView>
    </Setting>
  );
}

function Sessions({ sessions }: { sessions: readonly SessionView[] }) {
  const [confirming, setConfirming] = useState(false);
  const [showAll, setShowAll] = useState(false);
  const shown = showAll ? sessions : sessions.slice(0, INITIALLY_SHOWN);
  return (
    <>
      <ul className="grid divide-y divide-base-300">
        {shown.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {shown.length < sessions.length && (
          <Button onClick={() => setShowAll(true)}>Show all {sessions.length} sessions</Button>
        )}
        <Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>
      </div>
      <LogOutEverywhereDialog open={confirming} onClose={() => setConfirming(false)} count={sessions.length} />
    </>
  );
}

function SessionItem({ session }: { session: SessionView }) {
  const end = useEndSession();
  const name = formatDeviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-all font-semibold">{name}</span>
          {session.current && <Badge tone="primary">This device</Badge>}
        </p>
        <p className="text-sm text-quiet">
          Last used <RelativeTime at={session.lastSeenAt} />, logged in <RelativeTime at={session.createdAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          busy={end.isPending}
          aria-label={`End the session of ${name}`}
          onClick={() => end.mutate({ id: session.id })}
        >
          End
        </Button>
      )}
    </li>
  );
}
