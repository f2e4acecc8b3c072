import { CHAT_MAX } from '@quorbit/contracts/rooms/limits';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PersonName } from './people/people-menu.tsx';
import { useSendChat } from './rooms.mutations.ts';
import type { Room } from './use-room.ts';

/** The number of chat lines shown while a question is in play. */
const MAX_MINI_LINES = 3;

/** The chat of a room; `mini` shows only the last lines, while a question is in play. */
export function RoomChat({ room, mini = false }: { room: Room; mini?: boolean }) {
  const { chat, id: roomId } = room.room;
  const lines = mini ? chat.slice(-MAX_MINI_LINES) : chat;
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.at(-1)?.timestamp;
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <section aria-label="Chat" className={mini ? 'grid gap-2' : 'grid min-h-0 grid-rows-[auto_1fr_auto] gap-3'}>
      {!mini && <h2 className="text-lg">Chat</h2>}
      <ol
        ref={list}
        aria-live="polite"
        // A long list scrolls, so it must be focusable by keyboard.
        tabIndex={mini ? undefined : 0}
        className={`grid content-start gap-1.5 overflow-y-auto ${mini ? 'min-h-6' : 'h-44 lg:h-64 low:h-28'}`}
      >
        {lines.map(({ playerId, playerName, message, timestamp }) => (
          <li key={`${timestamp}${playerId}${message}`} className="wrap-anywhere">
            <strong>
              <PersonName person={{ id: playerId, name: playerName }}>
                {playerId === room.userId ? 'You' : playerName}:
              </PersonName>
            </strong>{' '}
            {message}
          </li>
        ))}
        {lines.length === 0 && !mini && <li className="text-neutral-content/85">Say hello.</li>}
      </ol>
      {room.seated && <ChatForm roomId={roomId} />}
    </section>
  );
}

function ChatForm({ roomId }: { roomId: string }) {
  const fieldId = useId();
  const send = useSendChat();
  const [message, setMessage] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = message.trim();
    if (text === '' || send.isPending) return;
    setMessage('');
    // A message that failed to send returns to the field, unless something else was typed meanwhile.
    send.mutate({ roomId, message: text }, { onError: () => setMessage((now) => now || text) });
  }

  return (
    <form onSubmit={submit} className="flex gap-2">
      <label htmlFor={fieldId} className="sr-only">
        Message
      </label>
      <input
        id={fieldId}
        value={message}
        maxLength={CHAT_MAX}
        autoComplete="off"
        placeholder="Message"
        onChange={(event) => setMessage(event.currentTarget.value)}
        className="field-control min-w-0 text-base-content"
      />
      <button
        type="submit"
        aria-label="Send"
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field bg-neutral-content text-neutral"
      >
        <Send className="size-5" aria-hidden="true" />
      </button>
    </form>
  );
}
