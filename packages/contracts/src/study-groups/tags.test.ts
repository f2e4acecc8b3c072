import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_TAGS } from './limits.ts';
import { addTag, hasUniqueTags } from './tags.ts';

it.each([
  [[], ' exam ', ['exam']],
  [['exam'], 'Exam', ['exam']],
  [['exam'], '  ', ['exam']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['a', 'b', 'c', 'd', 'e']],
])('adding to %j the tag %j gives %j', (tags, tag, expected) => {
  expect(addTag(tags, tag)).toEqual(expected);
});

it('tags that are added one after the other stay few, unique and non-empty', () => {
  const word = fc.oneof(fc.constantFrom('exam', ' EXAM', 'finals', ''), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const tags = words.reduce<readonly string[]>(addTag, []);
      expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
      expect(hasUniqueTags(tags)).toBe(true);
      expect(tags.every((tag) => tag.trim() !== '')).toBe(true);
    }),
  );
});

it('the same tag in capitals counts as a duplicate', () => {
  expect([hasUniqueTags(['exam', 'Exam']), hasUniqueTags(['exam', 'exams'])]).toEqual([false, true]);
});
