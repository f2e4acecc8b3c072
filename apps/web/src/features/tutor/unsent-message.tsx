import { Link } from '@tanstack/react-router';
import { RotateCw, X } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Bubble } from './bubble.tsx';
import { HelpMessage } from './help-message.tsx';
import type { Chat, UnsentRequest } from './use-chat.ts';

interface UnsentMessageProps {
  unsent: UnsentRequest;
  chat: Chat;
  offline: boolean;
}

/** A question that got no answer, with buttons to retry or discard it. */
export function UnsentMessage({ unsent, chat, offline }: UnsentMessageProps) {
  const { id, message, failure, help } = unsent;
  return (
    <>
      <Bubble
        by="user"
        note="Not sent"
        foot={
          <>
            <Button
              look="quiet"
              disabled={offline || chat.asking !== null}
              onClick={() => chat.retry(unsent)}
              icon={<RotateCw className="size-4" aria-hidden="true" />}
            >
              Retry
            </Button>
            <Button look="quiet" onClick={() => chat.discard(id)} icon={<X className="size-4" aria-hidden="true" />}>
              Discard
            </Button>
          </>
        }
      >
        {message}
      </Bubble>
      {help !== null && <HelpMessage content={help} />}
      {failure !== null && help === null && (
        <Bubble by="assistant" failed>
          {failure}
        </Bubble>
      )}
    </>
  );
}

/** The buddy's reply while offline, with links to what works on this device. */
export function OfflineReply() {
  return (
    <Bubble
      by="assistant"
      foot={
        <>
          <Link to="/user/test" search={{ offline: true }} className={buttonClasses('secondary')}>
            Downloaded quizzes
          </Link>
          <LinkButton to="/reviews">Practice weak areas</LinkButton>
        </>
      }
    >
      You're offline, so I can't answer now. What you write is saved on this device. Meanwhile, take a quiz that you
      downloaded, or practice your weak areas in your reviews.
    </Bubble>
  );
}
