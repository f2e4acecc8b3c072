import { expect, test } from 'vitest';
import { extractTitle, parseBlocks } from './text-blocks.ts';

const shapes = (content: string) => parseBlocks(content).map(({ kind, lines }) => [kind, ...lines]);

test('empty lines end paragraphs, and a list begins with its first item', () => {
  expect(shapes('One\nline.\n\n\nTwo:\n- a\n- b\n\n- c\nThree')).toEqual([
    ['paragraph', 'One\nline.'],
    ['paragraph', 'Two:'],
    ['list', 'a', 'b', 'c'],
    ['paragraph', 'Three'],
  ]);
  expect(shapes('1. first\n2) second\n• other')).toEqual([
    ['numbers', 'first', 'second'],
    ['list', 'other'],
  ]);
  expect(parseBlocks(' \n\n')).toEqual([]);
});

test('treats lines that only look like list items as text', () => {
  expect(shapes('-5 is below zero\n3.14 is about pi')).toEqual([['paragraph', '-5 is below zero\n3.14 is about pi']]);
});

test('uses the first line as the title', () => {
  expect(extractTitle('\n# Your plan:\n- Monday')).toBe('Your plan');
  expect(extractTitle('- Monday')).toBe('Monday');
  expect(extractTitle('')).toBe('');
});
