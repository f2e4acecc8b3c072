import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { isDiskFull, isStorageFailure } from './storage-failure.ts';

const full = () => new DOMException('Full.', 'QuotaExceededError');

test.each([
  full(),
  new DOMException('Closed.', 'InvalidStateError'),
  new DOMException('Broken.', 'UnknownError'),
  new Dexie.DatabaseClosedError('Closed.'),
  new Dexie.OpenFailedError('No.'),
  new Dexie.AbortError(full()),
])('%s counts as a storage failure', (error) => {
  expect(isStorageFailure(error)).toBe(true);
});

test.each([
  new TypeError('No such thing.'),
  new RangeError('Too deep.'),
  new Error('The outbox holds 1 already.'),
  new DOMException('Not cloneable.', 'DataCloneError'),
  new DOMException('Twice.', 'ConstraintError'),
  new Dexie.DataError('Not a key.'),
  null,
])('%s counts as a defect of the app', (error) => {
  expect(isStorageFailure(error)).toBe(false);
});

test('a full disk is recognized, however deep Dexie wraps the error', () => {
  expect(isDiskFull(new Dexie.AbortError(full()))).toBe(true);
  expect(isDiskFull(new Dexie.DatabaseClosedError('Closed.'))).toBe(false);
});
