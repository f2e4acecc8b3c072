import { describe, expect, it } from 'vitest';
import { isScope, scopesOf, userScope } from './scopes.ts';

describe('scopes of a learner', () => {
  it('are the learner’s own scope first, then everybody’s', () => {
    expect(scopesOf({ id: 'u1' })).toEqual(['user:u1', 'everyone']);
  });

  it('are recognised among other texts', () => {
    expect([...scopesOf({ id: 'u1' }), userScope('u2')].every(isScope)).toBe(true);
    expect(['', 'me', 'users', 'premium', 'everyone:u1', 'room:1'].some(isScope)).toBe(false);
  });
});
