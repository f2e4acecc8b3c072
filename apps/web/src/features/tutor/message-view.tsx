import { actionLabelOf } from '@quorbit/contracts/tutor/actions';
import { isHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import type { TutorMessage } from '@quorbit/contracts/tutor/schema';
import { Button } from '#ui/buttons/button.tsx';
import { Bubble } from './bubble.tsx';
import { HelpMessage } from './help-message.tsx';
import { MessageText } from './message-text.tsx';
import { TutorQuizCard } from './tutor-quiz-card.tsx';
import type { Actions } from './use-actions.ts';

interface MessageViewProps {
  message: TutorMessage;
  actions: Actions;
  /** Whether the message's buttons are disabled: the tutor is thinking, or there is no network. */
  blocked: boolean;
}

/** A message of the chat with its quiz, if it has one, and buttons for the next steps. */
export function MessageView({ message, actions, blocked }: MessageViewProps) {
  const { id, role, content, timestamp, quiz } = message;
  if (role === 'user')
    return (
      <Bubble by="user" at={timestamp}>
        {content}
      </Bubble>
    );
  if (isHelpText(content)) return <HelpMessage content={content} at={timestamp} />;
  const isSaved = actions.saved.includes(id);
  return (
    <Bubble
      by="assistant"
      at={timestamp}
      foot={
        (quiz || message.actions.length > 0) && (
          <>
            {quiz && <TutorQuizCard quiz={quiz} onPreview={() => actions.open({ kind: 'preview', quiz })} />}
            {message.actions.map((action) => (
              <Button
                key={action}
                className="px-3.5"
                busy={action === 'save_study_plan' && actions.saving === content}
                disabled={blocked || (action === 'save_study_plan' && isSaved)}
                onClick={() => actions.act(action, { topic: message.topic, message })}
              >
                {action === 'save_study_plan' && isSaved ? 'Plan Saved' : actionLabelOf(action)}
              </Button>
            ))}
          </>
        )
      }
    >
      <MessageText content={content} />
    </Bubble>
  );
}
