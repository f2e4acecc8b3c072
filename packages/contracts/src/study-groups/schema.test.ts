import { describe, expect, it } from 'vitest';
import { createGroupInput, searchGroupsInput, updateGroupInput } from './schema.ts';

const id = '018f3c1e-0000-7000-8000-000000000001';

function issuesOf(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a new group', () => {
  it('needs only a name', () => {
    expect(createGroupInput.parse({ name: '  Algebra  ' })).toEqual({
      name: 'Algebra',
      description: '',
      category: 'General',
      maxMembers: 50,
      isPrivate: false,
      tags: [],
    });
  });

  it.each([
    [{}, 'name: Group name must be at least 3 characters long'],
    [{ name: ' ab ' }, 'name: Group name must be at least 3 characters long'],
    [{ name: 'x'.repeat(101) }, 'name: Group name must have at most 100 characters.'],
    [
      { name: 'abc\u202edef' },
      "name: Group name can't have invisible characters, or ones that change the direction of others.",
    ],
    [{ name: 'abc', description: 'x'.repeat(501) }, 'description: Description must have at most 500 characters.'],
    [{ name: 'abc', category: 'Chess' }, 'category: Choose one of the categories.'],
    [{ name: 'abc', maxMembers: 1 }, 'maxMembers: Max members must be at least 2.'],
    [{ name: 'abc', maxMembers: 101 }, 'maxMembers: Max members must be at most 100.'],
    [{ name: 'abc', tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'tags: A group can have 5 tags at most.'],
    [{ name: 'abc', tags: ['exam', 'Exam '] }, 'tags: Add each tag once.'],
    [{ name: 'abc', tags: ['  '] }, 'tags.0: Tag is required.'],
  ])('is refused for %j', (input, issue) => {
    expect(issuesOf(createGroupInput.safeParse(input))).toEqual([issue]);
  });

  it('accepts values exactly at the limits', () => {
    const most = {
      name: 'x'.repeat(100),
      description: 'x'.repeat(500),
      category: 'Languages',
      maxMembers: 100,
      isPrivate: true,
      tags: ['a', 'b', 'c', 'd', 'e'],
    };
    expect(createGroupInput.parse(most)).toEqual(most);
    expect(createGroupInput.parse({ name: 'abc', maxMembers: 2 })).toMatchObject({ name: 'abc', maxMembers: 2 });
  });
});

it('an update of a group contains only the settings that were sent', () => {
  expect(updateGroupInput.parse({ id, name: 'Algebra' })).toEqual({ id, name: 'Algebra' });
});

it('a search for groups accepts an empty query and no category', () => {
  expect(searchGroupsInput.parse({ query: '', category: '' })).toMatchObject({ query: '', category: '' });
  expect(searchGroupsInput.parse({})).toMatchObject({ query: '', limit: 50 });
});
