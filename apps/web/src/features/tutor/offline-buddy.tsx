import { Card } from '#ui/card.tsx';
import { Composer } from './composer.tsx';
import { OfflineReply, UnsentMessage } from './unsent-message.tsx';
import type { Chat } from './use-chat.ts';

/**
 * The chat's replacement if the page was opened offline: the chat isn't on this device, but the learner can write down
 * a question.
 */
export function OfflineBuddy({ chat }: { chat: Chat }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="log" aria-label="Chat" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {chat.unsent.map((unsentRequest) => (
          <UnsentMessage key={unsentRequest.id} unsent={unsentRequest} chat={chat} offline />
        ))}
        {(chat.unsent.length === 0 || chat.unsent.some(({ help }) => help === null)) && <OfflineReply />}
      </div>
      <Composer chat={chat} />
    </Card>
  );
}
