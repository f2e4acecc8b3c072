import type { TutorSession } from '@quorbit/contracts/tutor/schema';
import { useEffect, useRef } from 'react';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import { Bubble } from './bubble.tsx';
import { HelpMessage } from './help-message.tsx';
import { MessageView } from './message-view.tsx';
import { ProgressCard } from './progress-card.tsx';
import { OfflineReply, UnsentMessage } from './unsent-message.tsx';
import type { Actions } from './use-actions.ts';
import type { Chat } from './use-chat.ts';

interface ChatLogProps {
  session: TutorSession;
  /** A value that changes whenever the chat gets a new message. */
  newest: string;
  chat: Chat;
  actions: Actions;
  offline: boolean;
}

/** The chat's messages, scrolled to the newest one at the end. */
export function ChatLog({ session: { messages }, newest, chat, actions, offline }: ChatLogProps) {
  const { asking, help, unsent } = chat;
  const log = useRef<HTMLDivElement>(null);
  const shown = `${newest} ${actions.progress}`;
  const before = useRef(shown);
  useEffect(() => {
    // The log scrolls to the start of the newest message, which may be longer than the log.
    const last = log.current?.lastElementChild;
    if (last instanceof HTMLElement) log.current?.scrollTo({ top: last.offsetTop });
    // The button that was pressed may be below the chat, so the chat scrolls into view.
    if (before.current !== shown) log.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Chat"
      aria-busy={asking !== null}
      // A long chat scrolls, so it can get the focus for keyboard users.
      tabIndex={messages.length > 0 ? 0 : undefined}
      className="relative flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain rounded-field p-1"
    >
      {messages.length === 0 && asking === null && unsent.length === 0 && (
        <p className="m-auto max-w-88 text-center text-quiet text-balance">
          Ask me about anything you learn, or start with one of the buttons below.
        </p>
      )}
      {messages.map((message) => (
        <MessageView key={message.id} message={message} actions={actions} blocked={offline || asking !== null} />
      ))}
      {unsent.map((unsentRequest) => (
        <UnsentMessage key={unsentRequest.id} unsent={unsentRequest} chat={chat} offline={offline} />
      ))}
      {unsent.some((unsentRequest) => unsentRequest.failure === null && unsentRequest.help === null) && offline && (
        <OfflineReply />
      )}
      {actions.progress && <ProgressCard onClose={actions.closeProgress} />}
      {asking && <Bubble by="user">{asking.message}</Bubble>}
      {help !== null && <HelpMessage content={help} />}
      {asking && help === null && <Typing />}
    </div>
  );
}

function Typing() {
  return (
    <Bubble by="assistant">
      <span className="flex items-center gap-2.5 text-quiet">
        <OrbitMark spinning className="size-5" />
        Study Buddy is typing…
      </span>
    </Bubble>
  );
}
