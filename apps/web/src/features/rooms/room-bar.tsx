import { LogOut, Users, Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { SoundButton } from '#ui/sound/sound-button.tsx';
import { useShowPeople } from './people/people-menu.tsx';
import type { RoomConnection } from './room-session.ts';

const CONNECTION_LABELS: Record<RoomConnection, string> = {
  connecting: 'Connecting',
  connected: 'Connected',
  failed: 'Not connected',
  reconnecting: 'Reconnecting',
  lost: 'Disconnected from server',
};

interface RoomBarProps {
  connection: RoomConnection;
  onConnect: () => void;
  /** Leaves the room; null if the user has no seat to leave. */
  onLeave: (() => void) | null;
  leaving: boolean;
  /** Whether to ask for confirmation before leaving, because the user can't come back. */
  confirmsLeave: boolean;
}

/** The bar above every view of a room: the connection, the people, the sound and the button to leave. */
export function RoomBar({ connection, onConnect, onLeave, leaving, confirmsLeave }: RoomBarProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <div className="relative z-1 mb-4 flex flex-wrap items-center gap-2 sm:gap-x-4 lg:mb-6 low:mb-2">
      <ConnectionStatus link={connection} onConnect={onConnect} />
      <span className="ms-auto flex flex-wrap items-center gap-2">
        <PeopleButton />
        <SoundButton />
        {onLeave && (
          <Button
            className="max-sm:px-3"
            busy={leaving}
            icon={<LogOut className="size-5" aria-hidden="true" />}
            onClick={() => (confirmsLeave ? setConfirming(true) : onLeave())}
          >
            Leave Room
          </Button>
        )}
      </span>
      {onLeave && (
        <ConfirmDialog
          open={confirming}
          onClose={() => setConfirming(false)}
          title="Leave the game?"
          action="Leave for good"
          busy={leaving}
          onConfirm={onLeave}
        >
          <p>The game continues without you, and you can't come back to it.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Shows the state of the connection to the server as icon and text, with a button to reconnect. */
function ConnectionStatus({ link, onConnect }: { link: RoomConnection; onConnect: () => void }) {
  const Icon = link === 'connected' ? Wifi : WifiOff;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span
        role="status"
        className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3 font-semibold ${link === 'connected' ? 'bg-neutral-content/12' : 'bg-accent text-accent-content'}`}
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className={link === 'connected' ? 'max-sm:sr-only' : ''}>{CONNECTION_LABELS[link]}</span>
      </span>
      {link !== 'connected' && link !== 'connecting' && <Button onClick={onConnect}>Connect to Server</Button>}
    </span>
  );
}

/** Button that opens the list of everybody in the room. */
function PeopleButton() {
  const show = useShowPeople();
  if (!show) return null;
  return (
    <Button className="max-sm:px-3" icon={<Users className="size-5" aria-hidden="true" />} onClick={show}>
      <span className="max-sm:sr-only">Players</span>
    </Button>
  );
}
