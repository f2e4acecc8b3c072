// Parses a reply from a model's answer.
import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { TUTOR_ACTIONS, type TutorAction } from '@quorbit/contracts/tutor/actions';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_REPLY, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import * as z from 'zod/mini';
import type { Reply } from '../assistant.ts';
import { cleanLine, cleanText, stripMarkdown } from './clean-text.ts';
import { extractJson } from './model-client.ts';

const MAX_ACTIONS = 4;

const modelReplySchema = z.object({
  content: z.string(),
  actions: z.catch(z.array(z.unknown()), []),
  topic: z.catch(z.nullable(z.string()), null),
  quiz: z.catch(
    z.nullable(z.object({ topic: z.string(), difficulty: z.optional(z.unknown()), count: z.optional(z.unknown()) })),
    null,
  ),
});

/** Parses a model's answer, JSON or plain text; null if it contains nothing to show. */
export function parseReply(text: string): Reply | null {
  const parsed = modelReplySchema.safeParse(extractJson(text));
  if (!parsed.success) return parsePlainReply(text);
  const { actions, topic, quiz } = parsed.data;
  const content = cleanText(stripMarkdown(parsed.data.content), MAX_REPLY);
  if (content === '') return null;
  return {
    content,
    actions: [...new Set(actions.filter(isAction))].slice(0, MAX_ACTIONS),
    topic: cleanLine(topic ?? '', MAX_TOPIC) || null,
    quiz: quiz && parseReplyQuiz(quiz.topic, quiz.difficulty, quiz.count),
  };
}

/**
 * Parses a plain text answer, since some models ignore the requested JSON; null for broken JSON, which isn't text for
 * people.
 */
function parsePlainReply(text: string): Reply | null {
  const content = cleanText(stripMarkdown(text), MAX_REPLY);
  if (content === '' || /^(?:```(?:json)?\s*)?[{[]/.test(content)) return null;
  return { content, actions: [], topic: null, quiz: null };
}

function isAction(action: unknown): action is TutorAction {
  return typeof action === 'string' && Object.hasOwn(TUTOR_ACTIONS, action);
}

function parseReplyQuiz(topic: string, difficulty: unknown, count: unknown): Reply['quiz'] {
  const quizTopic = cleanLine(topic, MAX_TOPIC);
  if (quizTopic === '') return null;
  const requestedCount = typeof count === 'number' && Number.isFinite(count) ? Math.trunc(count) : DEFAULT_GENERATED;
  return {
    topic: quizTopic,
    difficulty: DIFFICULTIES.find((level) => level === difficulty) ?? 'medium',
    count: Math.min(MAX_GENERATED, Math.max(1, requestedCount)),
  };
}
