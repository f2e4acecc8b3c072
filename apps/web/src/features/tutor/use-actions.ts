import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import { PLAN_FAILED } from '@quorbit/contracts/tutor/messages';
import type { TutorMessage } from '@quorbit/contracts/tutor/schema';
import { useState } from 'react';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { createActionRequest } from './requests.ts';
import { useSavePlan } from './tutor.mutations.ts';
import type { Chat } from './use-chat.ts';

export type TutorDialog =
  | { kind: 'quiz' | 'concept'; topic: string }
  | { kind: 'reminder' }
  | { kind: 'preview'; quiz: PrivateQuiz }
  | { kind: 'error'; message: string };

/** The part of the chat from which a button's action was started. */
interface ActionContext {
  topic: string | null;
  /** The message that contains the button; null for buttons outside of messages. */
  message: TutorMessage | null;
}

/**
 * Handles the chat's buttons and the dialog that one of them opened.
 * @param newest a value that changes whenever the chat gets a new message.
 */
export function useActions(chat: Chat, newest: string) {
  const [dialog, setDialog] = useState<TutorDialog | null>(null);
  /**
   * The value of `newest` when the learner opened the progress card; null if it's closed. The card closes once the chat
   * gets a new message.
   */
  const [progressAt, setProgressAt] = useState<string | null>(null);
  const savePlan = useSavePlan();
  const [saved, setSaved] = useState<readonly string[]>([]);

  function save({ id, content, timestamp }: TutorMessage): void {
    savePlan.mutate(
      { studyPlanContent: content, timestamp },
      {
        onSuccess: () => setSaved((before) => [...before, id]),
        onError: (error) =>
          setDialog({ kind: 'error', message: formatFormFailure(describeFailure(error), PLAN_FAILED) }),
      },
    );
  }

  function act(action: string, { topic, message }: ActionContext): void {
    if (action === 'generate_quiz' || action === 'offer_practice') setDialog({ kind: 'quiz', topic: topic ?? '' });
    else if (action === 'explain_concept') setDialog({ kind: 'concept', topic: topic ?? '' });
    else if (action === 'set_reminders') setDialog({ kind: 'reminder' });
    else if (action === 'track_improvement') setProgressAt(newest);
    else if (action === 'save_study_plan' && message) save(message);
    else chat.send(createActionRequest(action, topic));
  }

  return {
    act,
    ask: chat.send,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    /** Whether the card with the learner's progress is shown. */
    progress: progressAt === newest,
    closeProgress: () => setProgressAt(null),
    /** Ids of the messages whose plan was saved; `saving` is the text of the plan being saved. */
    saved,
    saving: savePlan.isPending ? savePlan.variables.studyPlanContent : null,
  };
}

export type Actions = ReturnType<typeof useActions>;
