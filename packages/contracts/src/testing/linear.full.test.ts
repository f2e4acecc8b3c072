import { expect, test } from 'vitest';
import { readPeople } from '../account-creation/people-file.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { isReadableName, readsAsStaff } from '../accounts/names.ts';
import { withoutSecrets } from '../health/hide.ts';
import { toCsv, withoutGuards } from '../lib/csv.ts';
import { readCsv } from '../lib/csv-reader.ts';
import { text } from '../lib/scalars.ts';
import { numberIn } from '../quizzes/kinds/number.ts';
import { readReminder } from '../tutor/reminder-text.ts';
import { isPartOf } from '../written-tests/text-versions.ts';
import { steeperThan } from './doubling.ts';

const NOW = new Date('2026-11-28T09:00:00Z');

test.each<[string, (given: string) => unknown]>([
  ['readPeople', readPeople],
  ['isCommonPassword', isCommonPassword],
  ['isReadableName', isReadableName],
  ['readsAsStaff', readsAsStaff],
  ['withoutSecrets', (given) => withoutSecrets(given, ['hunter22'])],
  ['toCsv', (given) => toCsv([], [[given]])],
  ['withoutGuards', withoutGuards],
  ['readCsv', readCsv],
  ['text', (given) => text('Text', 1, 10).safeParse(given)],
  ['numberIn', numberIn],
  ['isPartOf', (given) => isPartOf(given.slice(given.length / 2), given)],
  ['readReminder', (given) => readReminder(given, NOW, 'UTC')],
])(
  '%s takes at most two and a half times as long for twice the text',
  (_, work) => {
    expect(steeperThan(2.5, work)).toBeNull();
  },
  600_000,
);
