import type { TutorProfile, TutorSession } from '@quorbit/contracts/tutor/schema';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { ConceptDialog } from './concept-dialog.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { QuickActions } from './quick-actions.tsx';
import { QuizCreatorDialog } from './quiz-creator-dialog.tsx';
import { QuizPreviewDialog } from './quiz-preview-dialog.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { StudyPlans } from './study-plans.tsx';
import { StudyReminders } from './study-reminders.tsx';
import { Suggestions } from './suggestions.tsx';
import { useEndSession } from './tutor.mutations.ts';
import { type Actions, useActions } from './use-actions.ts';
import type { Chat } from './use-chat.ts';

interface ChatViewProps {
  session: TutorSession;
  profile: TutorProfile;
  offline: boolean;
  chat: Chat;
}

/** The chat with the study buddy; beside it, suggestions and the learner's saved plans and reminders. */
export function ChatView({ session, profile, offline, chat }: ChatViewProps) {
  const newest = [session.messages.at(-1)?.id, chat.unsent.at(-1)?.id, chat.asking?.message].join();
  const actions = useActions(chat, newest);
  const end = useEndSession();
  const [ending, setEnding] = useState(false);
  const blocked = chat.asking !== null;
  return (
    <>
      <ChatHead profile={profile} offline={offline} onEnd={() => setEnding(true)} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <section
          aria-label="Conversation"
          className="flex h-[calc(100dvh-var(--dock-height)-env(safe-area-inset-bottom)-11rem)] min-h-96 flex-col gap-3 rounded-card border border-base-300 bg-base-100 p-3 sm:p-4 lg:h-[calc(100dvh-10.5rem)] low:min-h-80"
        >
          {offline && <p className="px-1 text-sm text-quiet">You're offline. I answer again once you're connected.</p>}
          <ChatLog session={session} newest={newest} chat={chat} actions={actions} offline={offline} />
          <QuickActions actions={actions} blocked={blocked || offline} />
          <Composer chat={chat} />
        </section>
        <aside
          aria-label="Suggestions, plans and reminders"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)]"
        >
          <Suggestions actions={actions} blocked={blocked || offline} />
          <StudyPlans offline={offline} />
          <StudyReminders offline={offline} onSet={() => actions.open({ kind: 'reminder' })} />
        </aside>
      </div>
      <OpenDialog actions={actions} />
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End this session?"
        action="End session"
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSuccess: chat.clear })}
      >
        <p>The chat is deleted. Your quizzes, saved plans and reminders stay.</p>
      </ConfirmDialog>
    </>
  );
}

function OpenDialog({ actions: { dialog, close, ask } }: { actions: Actions }) {
  switch (dialog?.kind) {
    case 'quiz':
      return <QuizCreatorDialog topic={dialog.topic} onClose={close} />;
    case 'concept':
      return <ConceptDialog topic={dialog.topic} onAsk={ask} onClose={close} />;
    case 'reminder':
      return <ReminderDialog onClose={close} />;
    case 'preview':
      return <QuizPreviewDialog quiz={dialog.quiz} onClose={close} />;
    case 'error':
      return <ErrorDialog message={dialog.message} onClose={close} />;
    default:
      return null;
  }
}
