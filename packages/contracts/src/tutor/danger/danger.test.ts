import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE } from '../limits.ts';
import { detectDanger, findDangerLine } from './danger.ts';

/** Example messages: `danger` are by people in danger of hurting themselves, `harmless` only sound similar. */
interface Examples {
  danger: readonly string[];
  harmless: readonly string[];
}

const EXAMPLES = ['en', 'de', 'fr', 'es'].map((language): [string, Examples] => [
  language,
  JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8')),
]);
/** Ways in which the same message can be typed. */
const TYPED: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'without apostrophes': (text) => text.replace(/['’]/g, ''),
  'with dots and smileys': (text) => `... ${text}... :(`,
  'after something else': (text) => `Hi there. ${text}`,
};

describe('words of danger to oneself', () => {
  test.each(EXAMPLES)('are recognised in %s, however they are typed', (language, { danger }) => {
    for (const [way, typed] of Object.entries(TYPED)) {
      const missed = danger.filter((said) => detectDanger(typed(said)) !== language);
      expect([way, missed]).toEqual([way, []]);
    }
  });

  test.each(EXAMPLES)('are not found in harmless messages that only sound similar in %s', (_, { harmless }) => {
    for (const typed of [String, (text: string) => `Hi there. ${text.toUpperCase()}`]) {
      const recognised = harmless
        .map((said) => [said, findDangerLine(typed(said))])
        .filter(([, line]) => line !== null);
      expect(recognised).toEqual([]);
    }
  });

  test('are searched for in the longest message without delay', () => {
    for (const word of [
      'i want ',
      'i really want to ',
      'ich will nicht mehr ',
      'je veux plus ',
      'a ',
      'i | ',
      'xyzzyplugh ',
    ])
      expect(detectDanger(word.repeat(MAX_MESSAGE / word.length))).toBeNull();
  }, 3_000);
});
