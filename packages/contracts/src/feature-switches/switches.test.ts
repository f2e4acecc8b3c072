import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setSwitchInput } from './schema.ts';
import { ALL_ON, FEATURES, inForce, type Lacking, outcomeOf, REGISTRATION_MODES, type Switches } from './switches.ts';
import { changedMeanwhile, lackingMessage, offMessage, SWITCH_WORDS, stateWord } from './words.ts';

const switches: fc.Arbitrary<Switches> = fc.record({
  registration: fc.constantFrom(...REGISTRATION_MODES),
  rooms: fc.boolean(),
  challenges: fc.boolean(),
  tournaments: fc.boolean(),
  google: fc.boolean(),
});
const change = fc.oneof(
  fc.record({
    name: fc.constant('registration' as const),
    was: fc.constantFrom(...REGISTRATION_MODES),
    to: fc.constantFrom(...REGISTRATION_MODES),
  }),
  fc.record({ name: fc.constantFrom(...FEATURES), was: fc.boolean(), to: fc.boolean() }),
);

test('everything is on at first', () => {
  expect(ALL_ON).toEqual({
    registration: 'open',
    ...Object.fromEntries(FEATURES.map((feature) => [feature, true])),
  });
});

test('what the environment lacks is off, whatever is saved, and nothing else is touched', () => {
  const lacking = fc.uniqueArray(fc.constantFrom(...FEATURES));
  fc.assert(
    fc.property(switches, lacking, (saved, features) => {
      const given: Lacking = Object.fromEntries(features.map((feature) => [feature, ['SOME_VARIABLE']]));
      const counts = inForce(saved, given);
      for (const feature of FEATURES) expect(counts[feature]).toBe(saved[feature] && !features.includes(feature));
      expect(counts.registration).toBe(saved.registration);
    }),
  );
});

test('a change is made once, by whoever saw the present state', () => {
  fc.assert(
    fc.property(switches, change, (saved, asked) => {
      const outcome = outcomeOf(saved, asked);
      if (outcome === 'change') {
        expect([saved[asked.name], asked.to === asked.was]).toEqual([asked.was, false]);
        // Sent again, it is done.
        expect(outcomeOf({ ...saved, [asked.name]: asked.to }, asked)).toBe('done');
      } else if (outcome === 'done') expect(saved[asked.name]).toBe(asked.to);
      else expect([asked.was, asked.to]).not.toContain(saved[asked.name]);
    }),
  );
});

test('of two who saw the same and want something else, the second is outdated', () => {
  const first = { name: 'registration', was: 'open', to: 'closed' } as const;
  const second = { name: 'registration', was: 'open', to: 'invitation' } as const;
  const after: Switches = { ...ALL_ON, registration: first.to };
  expect(outcomeOf(ALL_ON, second)).toBe('change');
  expect(outcomeOf(after, second)).toBe('outdated');
});

test('every change that can be made is read as it was written, and no other', () => {
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

test('every switch says what it does, what stays and why it can be off', () => {
  for (const feature of FEATURES) {
    expect(offMessage(feature)).toMatch(/ switched off at the moment\. An admin can switch (it|them) on again\.$/);
    expect(lackingMessage(feature, ['A_KEY', 'B_KEY'])).toContain('set A_KEY and B_KEY and restart the server.');
  }
  for (const { label, does, stays } of Object.values(SWITCH_WORDS)) {
    expect(label).not.toBe('');
    for (const sentence of [does, stays]) expect(sentence).toMatch(/^[A-Z].{8,}\.$/);
  }
  expect([true, false, ...REGISTRATION_MODES].map(stateWord)).toEqual(['on', 'off', 'open', 'by invitation', 'closed']);
  expect(changedMeanwhile('rooms', false)).toContain('Rooms is “off” now');
});
