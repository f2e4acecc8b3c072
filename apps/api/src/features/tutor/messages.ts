// Converts a session's messages to database rows and to the learner's view. Pure.
import { newId, timeOfId } from '@quorbit/contracts/lib/ids';
import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import { MAX_REPLY, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import type { TutorMessage } from '@quorbit/contracts/tutor/schema';
import type { MessageRow } from './sessions.repository.ts';

/** A message of a session before it's stored. */
export interface NewMessage extends Pick<MessageRow, 'role' | 'content' | 'actions' | 'topic'> {
  quizId: string | null;
}

export function toLearnerMessage(content: string): NewMessage {
  return { role: 'user', content, actions: [], topic: null, quizId: null };
}

/** Returns an assistant's message to store, cut to the length limits. */
export function toAssistantMessage(
  { content, actions, topic }: { content: string; actions: readonly string[]; topic: string | null },
  quizId: string | null = null,
): NewMessage {
  const truncate = (text: string, maxLength: number) => [...text].slice(0, maxLength).join('');
  return {
    role: 'assistant',
    quizId,
    actions: [...new Set(actions)],
    content: truncate(content, MAX_REPLY),
    topic: topic === null ? null : truncate(topic, MAX_TOPIC),
  };
}

/**
 * Returns the rows to store for messages, in this order.
 * @param newestId the id of the session's newest stored message; null if it has none.
 */
export function toMessageRows(
  sessionId: string,
  messages: readonly NewMessage[],
  newestId: string | null,
  now: Date,
): MessageRow[] {
  // Messages are sorted by their ids, which begin with the time, so each gets a later millisecond than the one before.
  const firstTime = Math.max(now.getTime(), newestId === null ? 0 : timeOfId(newestId) + 1);
  return messages.map((message, index) => ({ id: newId(firstTime + index), sessionId, ...message, createdAt: now }));
}

export function viewMessage(
  { id, role, content, createdAt, actions, topic, quizId }: MessageRow,
  quizzes: ReadonlyMap<string, PrivateQuiz>,
): TutorMessage {
  const quiz = quizId === null ? null : (quizzes.get(quizId) ?? null);
  return { id, role, content, timestamp: createdAt.toISOString(), actions, topic, quiz };
}
