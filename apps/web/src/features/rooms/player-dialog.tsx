import type { RoomPlayer } from '@quorbit/contracts/rooms/schema';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { checkRoom } from './check-room.ts';
import { useKickPlayer, useReportPlayer } from './rooms.mutations.ts';
import type { Room } from './use-room.ts';

interface PlayerDialogProps {
  /** Null closes it. */
  player: RoomPlayer | null;
  room: Room;
  onClose: () => void;
}

/** What can be done about somebody: everybody reports, the host removes too. */
export function PlayerDialog({ player, room, onClose }: PlayerDialogProps) {
  if (!player) return null;
  return <OpenDialog key={player.id} player={player} room={room} onClose={onClose} />;
}

function OpenDialog({ player: { id: playerId, name }, room, onClose }: PlayerDialogProps & { player: RoomPlayer }) {
  const roomId = room.room.id;
  const kick = useKickPlayer();
  const report = useReportPlayer();
  const form = useForm({
    start: { reason: '' },
    check: (values) => checkRoom('report', { roomId, playerId, ...values }),
    send: async ({ reason }) => {
      await report.mutateAsync({ roomId, playerId, reason });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={name}>
      {room.isHost && (
        <div className="grid gap-2 border-b border-base-300 pb-4">
          <p className="text-quiet">They can't join this room again.</p>
          <Button
            look="danger"
            busy={kick.isPending}
            onClick={() => kick.mutate({ roomId, playerId }, { onSuccess: onClose })}
          >
            Remove from the room
          </Button>
        </div>
      )}
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('reason')} label="Reason" hint="Only admins see it." maxLength={500} rows={3} />
        {form.failure && <p role="alert">{form.failure.message}</p>}
        <Button type="submit" busy={form.busy}>
          Report player
        </Button>
      </form>
    </Dialog>
  );
}
