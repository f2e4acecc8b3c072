import { useEffect, useRef } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ChatView } from './chat-view.tsx';
import { OfflineBuddy } from './offline-buddy.tsx';
import { useTutorState } from './tutor.queries.ts';
import { useChat } from './use-chat.ts';
import { Welcome } from './welcome.tsx';

/** The page of the AI study buddy: an introduction with a start form, or the active chat. */
export function TutorScreen() {
  const view = useTutorState();
  const offline = useConnection().state === 'offline';
  const chat = useChat();
  const state = view.state === 'shown' ? view.data : null;
  useFocusHeading(state && (state.session === null ? 'welcome' : 'chat'));

  if (state?.session) return <ChatView session={state.session} profile={state.profile} offline={offline} chat={chat} />;
  return (
    <>
      <PageHeader
        title="AI Study Buddy"
        description="Ask about anything you learn. Get quizzes and plans made for you."
      />
      {offline && state !== null && (
        <p className="mb-4 text-quiet">You're offline. Starting a session needs a connection.</p>
      )}
      {!offline && state !== null && chat.form.values.message.trim() !== '' && (
        <p role="status" className="mb-4 font-semibold">
          Your message is ready. Start a session, then send it.
        </p>
      )}
      {offline && view.state === 'failing' ? (
        <OfflineBuddy chat={chat} />
      ) : (
        <QueryView
          view={view}
          hideNote
          loading={{
            label: 'Loading your study buddy',
            shape: <WelcomeSkeleton />,
          }}
          failing={{
            message: 'Failed to load your study buddy',
            reassurance: 'Your chat, plans and reminders are safe.',
          }}
        >
          {({ profile }) => <Welcome profile={profile} offline={offline} />}
        </QueryView>
      )}
    </>
  );
}

/** The placeholder while the welcome page loads: a wide card, and two panels below it. */
function WelcomeSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Skeleton className="h-96 rounded-card" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeletons count={2} className="h-36 rounded-card" />
      </div>
    </div>
  );
}

/** Moves the focus to the heading when a session starts or ends, because the pressed button no longer exists. */
function useFocusHeading(shown: 'welcome' | 'chat' | null): void {
  const before = useRef<typeof shown>(null);
  useEffect(() => {
    if (before.current !== null && shown !== null && before.current !== shown)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (shown !== null) before.current = shown;
  }, [shown]);
}
