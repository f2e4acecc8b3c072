import { expect, test } from 'vitest';
import { MAX_REPLY } from '../limits.ts';
import { buildHelpText, isHelpText } from './help-text.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

test.each(LANGUAGES)(
  'the help text in %s contains the numbers and the school’s contact, and is short enough to be stored',
  (language) => {
    const text = buildHelpText(language, 'Ms Rivera, room 12');
    for (const part of ['112', '911', 'Ms Rivera, room 12']) expect(text).toContain(part);
    expect(buildHelpText(language, null)).not.toContain('Rivera');
    expect(buildHelpText(language, 'x'.repeat(200)).length).toBeLessThan(MAX_REPLY);
    expect(isHelpText(text)).toBe(true);
  },
);

test('the help text says that nothing was sent', () => {
  expect(buildHelpText('en', null)).toContain('Nothing was sent to anybody.');
  expect(isHelpText("Here's your quiz.")).toBe(false);
});
