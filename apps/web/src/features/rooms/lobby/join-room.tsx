import { ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { parseRoomCode } from '../room-links.ts';
import { useJoinRoom } from '../rooms.mutations.ts';
import { validateRoomForm } from './validate-room-form.ts';

interface JoinRoomProps {
  /** The room code from a link. */
  code?: string | undefined;
  onJoined: (roomId: string) => void;
}

/** Form to join with a room code, prefilled by an invitation link. */
export function JoinRoom({ code = '', onJoined }: JoinRoomProps) {
  const join = useJoinRoom({ inline: true });
  const form = useForm({
    initialValues: { roomId: code },
    validate: (values) => validateRoomForm('code', values),
    send: async ({ roomId }) => {
      const own = await join.mutateAsync({ roomId });
      onJoined(own.room.id);
    },
  });
  const { onChange, ...field } = form.field('roomId');
  return (
    <section className="on-neutral rounded-card bg-neutral p-5 text-neutral-content lg:p-6">
      <h2 className="text-xl">Got a code?</h2>
      <form {...form.form} className="mt-3 flex flex-wrap items-start gap-3">
        <TextField
          {...field}
          // A pasted link is accepted too; the code is extracted from it.
          onChange={(event) => form.set({ roomId: parseRoomCode(event.target.value) ?? '' })}
          label="Room code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          placeholder={'X'.repeat(ROOM_CODE_LENGTH)}
          className="min-w-0 grow basis-48 [&_input]:bg-base-100 [&_input]:font-display [&_input]:text-2xl [&_input]:font-bold [&_input]:tracking-widest [&_input]:text-base-content [&_p]:text-neutral-content"
        />
        <Button type="submit" look="accent" busy={form.busy} className="min-h-12 px-6 max-sm:w-full sm:mt-7.5">
          Join Room
        </Button>
      </form>
      {form.failure && (
        <p role="alert" className="mt-2 font-semibold">
          {form.failure.message}
        </p>
      )}
    </section>
  );
}
