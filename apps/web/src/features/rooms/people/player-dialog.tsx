import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { validateRoomForm } from '../lobby/validate-room-form.ts';
import { useKickPlayer, useReportPlayer } from '../rooms.mutations.ts';
import type { Room } from '../use-room.ts';
import type { Person } from './people-menu.tsx';

interface PlayerDialogProps {
  person: Person;
  room: Room;
  onClose: () => void;
}

/** Dialog to report a person and, for the host, to remove them from the room. */
export function PlayerDialog({ person: { id: playerId, name }, room, onClose }: PlayerDialogProps) {
  const roomId = room.room.id;
  const kick = useKickPlayer();
  const report = useReportPlayer();
  const seated = room.room.players.some(({ id }) => id === playerId);
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => validateRoomForm('report', { roomId, playerId, ...values }),
    send: async ({ reason }) => {
      await report.mutateAsync({ roomId, playerId, reason });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={name}>
      {room.isHost && seated && (
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
