import { expect, test } from 'vitest';
import { parsePeople } from '../account-creation/parse-people.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { isReadableName, isStaffLike } from '../accounts/names.ts';
import { redactSecrets } from '../health/redact-secrets.ts';
import { removeGuards, toCsv } from '../lib/csv.ts';
import { parseCsv } from '../lib/csv-parser.ts';
import { text } from '../lib/scalars.ts';
import { parseNumber } from '../quizzes/kinds/number.ts';
import { parseReminder } from '../tutor/parse-reminder.ts';
import { isTextPart } from '../written-tests/text-versions.ts';
import { findSuperlinearText } from './superlinear.ts';

const NOW = new Date('2026-11-28T09:00:00Z');

test.each<[string, (given: string) => unknown]>([
  ['parsePeople', parsePeople],
  ['isCommonPassword', isCommonPassword],
  ['isReadableName', isReadableName],
  ['isStaffLike', isStaffLike],
  ['redactSecrets', (given) => redactSecrets(given, ['hunter22'])],
  ['toCsv', (given) => toCsv([], [[given]])],
  ['removeGuards', removeGuards],
  ['parseCsv', parseCsv],
  ['text', (given) => text('Text', 1, 10).safeParse(given)],
  ['parseNumber', parseNumber],
  ['isTextPart', (given) => isTextPart(given.slice(given.length / 2), given)],
  ['parseReminder', (given) => parseReminder(given, NOW, 'UTC')],
])(
  '%s takes at most two and a half times as long for twice the text',
  (_, work) => {
    expect(findSuperlinearText(2.5, work)).toBeNull();
  },
  600_000,
);
