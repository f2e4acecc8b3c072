import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

/** The field for people who were given a room code. It leads to the room, by way of the login form. */
export function RoomCodeForm() {
  const router = useRouter();
  const id = useId();
  const [code, setCode] = useState('');
  function join(event: FormEvent): void {
    event.preventDefault();
    const room = code.trim();
    void router.navigate({ to: '/real-time-quiz', search: room === '' ? {} : { room } });
  }
  return (
    <details>
      <summary className="question-summary">Have a room code?</summary>
      <form onSubmit={join} className="mt-1 grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Room code
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={120}
            className="field-control min-w-0 grow text-base-content"
          />
          <Button type="submit" look="accent">
            Join Room
          </Button>
        </div>
      </form>
    </details>
  );
}
