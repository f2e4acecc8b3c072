import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE } from '../limits.ts';
import { dangerIn } from './danger.ts';
import { ALIKE, DANGER } from './danger-examples.ts';

const LANGUAGES = Object.entries(DANGER);
/** Ways to type the same. */
const TYPED: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'without apostrophes': (text) => text.replace(/['’]/g, ''),
  'with dots and smileys': (text) => `... ${text}... :(`,
  'after something else': (text) => `Hi there. ${text}`,
};

describe('words of danger to oneself', () => {
  test.each(LANGUAGES)('are recognised in %s, however they are typed', (language, examples) => {
    for (const [way, typed] of Object.entries(TYPED)) {
      const missed = examples.filter((said) => dangerIn(typed(said)) !== language);
      expect([way, missed]).toEqual([way, []]);
    }
  });

  test('are not what only sounds alike', () => {
    for (const typed of [String, (text: string) => `Hi there. ${text.toUpperCase()}`])
      expect(ALIKE.filter((said) => dangerIn(typed(said)) !== null)).toEqual([]);
  });

  test('are looked for in the longest message without delay', () => {
    for (const word of [
      'i want ',
      'i really want to ',
      'ich will nicht mehr ',
      'je veux plus ',
      'a ',
      'i | ',
      'xyzzyplugh ',
    ])
      expect(dangerIn(word.repeat(MAX_MESSAGE / word.length))).toBeNull();
  }, 3_000);
});
