// Reads a reply from what a model wrote.
import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { TUTOR_ACTIONS, type TutorAction } from '@quorbit/contracts/tutor/actions';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_REPLY, MAX_TOPIC } from '@quorbit/contracts/tutor/limits';
import * as z from 'zod/mini';
import type { Reply } from '../assistant.ts';
import { cleanLine, cleanText, withoutMarkdown } from './clean-text.ts';
import { jsonIn } from './model-client.ts';

const MOST_ACTIONS = 4;

const written = z.object({
  content: z.string(),
  actions: z.catch(z.array(z.unknown()), []),
  topic: z.catch(z.nullable(z.string()), null),
  quiz: z.catch(
    z.nullable(z.object({ topic: z.string(), difficulty: z.optional(z.unknown()), count: z.optional(z.unknown()) })),
    null,
  ),
});

/** Null for what can't be shown to anybody. */
export function readReply(text: string): Reply | null {
  const parsed = written.safeParse(jsonIn(text));
  if (!parsed.success) return plainReply(text);
  const { actions, topic, quiz } = parsed.data;
  const content = cleanText(withoutMarkdown(parsed.data.content), MAX_REPLY);
  if (content === '') return null;
  return {
    content,
    actions: [...new Set(actions.filter(isAction))].slice(0, MOST_ACTIONS),
    topic: cleanLine(topic ?? '', MAX_TOPIC) || null,
    quiz: quiz && readQuiz(quiz.topic, quiz.difficulty, quiz.count),
  };
}

/** Some models write plain text whatever they're asked for; half an object is no text for people. */
function plainReply(text: string): Reply | null {
  const content = cleanText(withoutMarkdown(text), MAX_REPLY);
  if (content === '' || /^(?:```(?:json)?\s*)?[{[]/.test(content)) return null;
  return { content, actions: [], topic: null, quiz: null };
}

function isAction(action: unknown): action is TutorAction {
  return typeof action === 'string' && Object.hasOwn(TUTOR_ACTIONS, action);
}

function readQuiz(topic: string, difficulty: unknown, count: unknown): Reply['quiz'] {
  const about = cleanLine(topic, MAX_TOPIC);
  if (about === '') return null;
  const wanted = typeof count === 'number' && Number.isFinite(count) ? Math.trunc(count) : DEFAULT_GENERATED;
  return {
    topic: about,
    difficulty: DIFFICULTIES.find((one) => one === difficulty) ?? 'medium',
    count: Math.min(MAX_GENERATED, Math.max(1, wanted)),
  };
}
