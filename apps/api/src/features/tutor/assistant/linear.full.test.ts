import { steeperThan } from '@quorbit/contracts/testing/doubling';
import { MAX_REPLY } from '@quorbit/contracts/tutor/limits';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, withoutMarkdown } from './clean-text.ts';
import { intentOf } from './intents.ts';
import { jsonIn } from './model-client.ts';
import { readQuestions } from './model-questions.ts';
import { readReply } from './model-replies.ts';
import { parseQuizRequest } from './quiz-request.ts';

const questionOf = (text: string) => ({ question: text, options: ['A) a', text, 'C) c', 'D) d'], answer: text });

test.each<[string, (given: string) => unknown]>([
  ['cleanText', (given) => cleanText(given, MAX_REPLY)],
  ['cleanLine', (given) => cleanLine(given, MAX_REPLY)],
  ['withoutMarkdown', withoutMarkdown],
  ['jsonIn', jsonIn],
  ['readReply', readReply],
  ['readReply of JSON', (given) => readReply(JSON.stringify({ content: given, topic: given }))],
  ['readQuestions', (given) => readQuestions([questionOf(given)], null, () => 0)],
  ['readQuizWish', (given) => parseQuizRequest(given, false)],
  ['intentOf', (given) => intentOf({ message: given, requestType: 'general', before: [] })],
])(
  '%s takes at most two and a half times as long for twice the text',
  (_, work) => {
    expect(steeperThan(2.5, work)).toBeNull();
  },
  600_000,
);
