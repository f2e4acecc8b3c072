import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatConflict,
  formatMissingVariables,
  formatOffMessage,
  formatSwitchState,
  SWITCH_TEXTS,
} from './messages.ts';
import { setSwitchInput } from './schema.ts';
import {
  changeOutcomeOf,
  DEFAULT_SWITCHES,
  effectiveSwitches,
  FEATURES,
  type MissingVariables,
  REGISTRATION_MODES,
  type Switches,
} from './switches.ts';

const switches: fc.Arbitrary<Switches> = fc.record({
  registration: fc.constantFrom(...REGISTRATION_MODES),
  rooms: fc.boolean(),
  challenges: fc.boolean(),
  tournaments: fc.boolean(),
  google: fc.boolean(),
  trial: fc.boolean(),
});
const change = fc.oneof(
  fc.record({
    name: fc.constant('registration' as const),
    was: fc.constantFrom(...REGISTRATION_MODES),
    to: fc.constantFrom(...REGISTRATION_MODES),
  }),
  fc.record({ name: fc.constantFrom(...FEATURES), was: fc.boolean(), to: fc.boolean() }),
);

test('all features are on by default, and registration is open', () => {
  expect(DEFAULT_SWITCHES).toEqual({
    registration: 'open',
    ...Object.fromEntries(FEATURES.map((feature) => [feature, true])),
  });
});

test('a feature that the environment lacks is off, and nothing else changes', () => {
  const lacking = fc.uniqueArray(fc.constantFrom(...FEATURES));
  fc.assert(
    fc.property(switches, lacking, (saved, features) => {
      const given: MissingVariables = Object.fromEntries(features.map((feature) => [feature, ['SOME_VARIABLE']]));
      const counts = effectiveSwitches(saved, given);
      for (const feature of FEATURES) expect(counts[feature]).toBe(saved[feature] && !features.includes(feature));
      expect(counts.registration).toBe(saved.registration);
    }),
  );
});

test('a change applies once, and only if the admin saw the current state', () => {
  fc.assert(
    fc.property(switches, change, (saved, asked) => {
      const outcome = changeOutcomeOf(saved, asked);
      if (outcome === 'change') {
        expect([saved[asked.name], asked.to === asked.was]).toEqual([asked.was, false]);
        // Sending the same change again returns `done`.
        expect(changeOutcomeOf({ ...saved, [asked.name]: asked.to }, asked)).toBe('done');
      } else if (outcome === 'done') expect(saved[asked.name]).toBe(asked.to);
      else expect([asked.was, asked.to]).not.toContain(saved[asked.name]);
    }),
  );
});

test('of two different changes that saw the same state, the second is outdated', () => {
  const first = { name: 'registration', was: 'open', to: 'closed' } as const;
  const second = { name: 'registration', was: 'open', to: 'invitation' } as const;
  const after: Switches = { ...DEFAULT_SWITCHES, registration: first.to };
  expect(changeOutcomeOf(DEFAULT_SWITCHES, second)).toBe('change');
  expect(changeOutcomeOf(after, second)).toBe('outdated');
});

test('the input accepts every valid change unchanged, and no other', () => {
  fc.assert(
    fc.property(change, (asked) => {
      expect(setSwitchInput.parse(asked)).toEqual(asked);
    }),
  );
  for (const wrong of [
    { name: 'rooms', was: true, to: 'off' },
    { name: 'registration', was: 'open', to: true },
    { name: 'chess', was: true, to: false },
    { name: '__proto__', was: true, to: false },
    {},
  ]) {
    expect(setSwitchInput.safeParse(wrong).success).toBe(false);
  }
});

test('every switch has texts for its effect, what continues while off, and why it is off', () => {
  for (const feature of FEATURES) {
    expect(formatOffMessage(feature)).toMatch(
      / switched off at the moment\. An admin can switch (it|them) on again\.$/,
    );
    expect(formatMissingVariables(feature, ['A_KEY', 'B_KEY'])).toContain(
      'set A_KEY and B_KEY and restart the server.',
    );
  }
  for (const { label, description, whileOff } of Object.values(SWITCH_TEXTS)) {
    expect(label).not.toBe('');
    for (const sentence of [description, whileOff]) expect(sentence).toMatch(/^[A-Z].{8,}\.$/);
  }
  expect([true, false, ...REGISTRATION_MODES].map(formatSwitchState)).toEqual([
    'on',
    'off',
    'open',
    'by invitation',
    'closed',
  ]);
  expect(formatConflict('rooms', false)).toContain('Rooms is “off” now');
});
