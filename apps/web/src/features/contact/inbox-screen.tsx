import type { ContactMessage } from '@quorbit/contracts/contact/schema';
import { Check, Mail, MailOpen, Reply, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useSetMessageState } from './contact.mutations.ts';
import { useContactMessages } from './contact.queries.ts';

const TABS = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'done', label: 'Done' },
] as const;

/** The admins' inbox with messages to the operators, premium members' messages first. */
export function InboxScreen() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('waiting');
  return (
    <>
      <PageHeader title="Inbox" description="Messages from the contact page, premium members first." />
      <Tabs label="Messages" tabs={TABS} selected={tab} onSelect={setTab}>
        <Messages key={tab} done={tab === 'done'} />
      </Tabs>
    </>
  );
}

function Messages({ done }: { done: boolean }) {
  return (
    <QueryView
      view={useContactMessages(done)}
      loading={{
        label: 'Loading messages',
        className: 'grid gap-4',
        shape: <Skeletons count={3} className="h-40 rounded-card" />,
      }}
      failing={{ message: "Messages didn't load." }}
      empty={
        <EmptyState drawing="done">{done ? 'No message is done yet.' : 'Nobody is waiting for an answer.'}</EmptyState>
      }
      more="Show more messages"
    >
      {(messages) => (
        <ul className="grid max-w-3xl gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { id, from_name: name, from_email: email, premium, sentAt, readAt, doneAt } = message;
  const { mutate, isPending } = useSetMessageState();
  const unread = readAt === null;
  const replyLink = `mailto:${email}?${new URLSearchParams({ subject: 'Your message' }).toString().replaceAll('+', '%20')}`;
  return (
    <Card className={`grid gap-3 ${unread ? 'border-primary' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {unread && <Badge tone="info">New</Badge>}
        {premium && <Badge tone="legendary">PREMIUM</Badge>}
        <RelativeTime at={sentAt} className="ms-auto text-sm text-quiet" />
      </div>
      <p className="text-sm text-quiet wrap-anywhere">{email}</p>
      <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={replyLink}
          className={buttonClasses('secondary')}
          onClick={() => unread && mutate({ id, state: 'read' })}
        >
          <Reply className="size-5" aria-hidden="true" />
          Answer by e-mail
        </a>
        {doneAt === null ? (
          <>
            <Button
              disabled={isPending}
              onClick={() => mutate({ id, state: 'done' })}
              icon={<Check className="size-5" aria-hidden="true" />}
            >
              Done
            </Button>
            <Button
              look="quiet"
              disabled={isPending}
              onClick={() => mutate({ id, state: unread ? 'read' : 'unread' })}
              icon={
                unread ? (
                  <MailOpen className="size-5" aria-hidden="true" />
                ) : (
                  <Mail className="size-5" aria-hidden="true" />
                )
              }
            >
              {unread ? 'Mark as read' : 'Mark as new'}
            </Button>
          </>
        ) : (
          <Button
            look="quiet"
            disabled={isPending}
            onClick={() => mutate({ id, state: 'read' })}
            icon={<Undo2 className="size-5" aria-hidden="true" />}
          >
            Not done yet
          </Button>
        )}
      </div>
    </Card>
  );
}
