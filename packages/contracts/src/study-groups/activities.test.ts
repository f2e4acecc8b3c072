import { expect, it } from 'vitest';
import { formatActivity } from './activities.ts';

it.each([
  ['quiz_shared', 'Ada', 'Rivers', 'Ada shared “Rivers”.'],
  ['quiz_shared', 'Ada', null, 'Ada shared a quiz.'],
  ['member_joined', 'Ada', null, 'Ada joined the group.'],
  ['member_left', null, null, 'Deleted person left the group.'],
  ['settings_changed', 'Ada', null, 'Ada changed the group settings.'],
] as const)('describes %s by %s with the title %s', (type, name, title, said) => {
  expect(formatActivity(type, name, title)).toBe(said);
});
