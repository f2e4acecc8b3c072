import { hasInvisibleCharacters } from '@quorbit/contracts/lib/readable';
import { title } from '@quorbit/contracts/quizzes/schema';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listTitles } from './quiz-titles.ts';

it('titles name the topic, and are numbered from the second on', () => {
  expect(listTitles('cell  biology\n').slice(0, 3)).toEqual([
    'Cell biology quiz',
    'Cell biology quiz 2',
    'Cell biology quiz 3',
  ]);
  expect(listTitles('\u202E')[0]).toBe('Custom quiz');
});

it('titles are valid for any topic, and all differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (topic) => {
      const titles = listTitles(topic);
      expect(new Set(titles).size).toBe(titles.length);
      for (const sample of [titles[0] ?? '', titles.at(-1) ?? '']) {
        expect(hasInvisibleCharacters(sample)).toBe(false);
        expect(title.parse(sample)).toBe(sample);
      }
    }),
  );
});
