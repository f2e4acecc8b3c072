import { findSuperlinearText } from '@quorbit/contracts/testing/superlinear';
import { MAX_REPLY } from '@quorbit/contracts/tutor/limits';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, stripMarkdown } from './clean-text.ts';
import { parseIntent } from './intents.ts';
import { extractJson } from './model-client.ts';
import { parseQuestions } from './model-questions.ts';
import { parseReply } from './model-replies.ts';
import { parseQuizRequest } from './quiz-request.ts';

const questionOf = (text: string) => ({ question: text, options: ['A) a', text, 'C) c', 'D) d'], answer: text });

test.each<[string, (given: string) => unknown]>([
  ['cleanText', (given) => cleanText(given, MAX_REPLY)],
  ['cleanLine', (given) => cleanLine(given, MAX_REPLY)],
  ['stripMarkdown', stripMarkdown],
  ['extractJson', extractJson],
  ['parseReply', parseReply],
  ['parseReply of JSON', (given) => parseReply(JSON.stringify({ content: given, topic: given }))],
  ['parseQuestions', (given) => parseQuestions([questionOf(given)], null, () => 0)],
  ['parseQuizRequest', (given) => parseQuizRequest(given, false)],
  ['parseIntent', (given) => parseIntent({ message: given, requestType: 'general', before: [] })],
])(
  '%s takes at most two and a half times as long for a text of twice the length',
  (_, work) => {
    expect(findSuperlinearText(2.5, work)).toBeNull();
  },
  600_000,
);
