import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OPEN_TEXTS, MAX_TEXT_VERSIONS } from './limits.ts';
import {
  type AnswerTexts,
  addText,
  countedTextOf,
  EMPTY_TEXTS,
  isTextPart,
  isThirdMissing,
  lateStatusOf,
  mainTextOf,
  type SentText,
} from './text-versions.ts';

const time = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 12) + minutes * 60_000);

/** Builds a text sent by the laptop as version 1 of the op, unless `more` says otherwise. */
const sent = (textId: string, minutes: number, more: Partial<SentText> = {}): SentText => ({
  textId,
  text: `text ${textId}`,
  writtenAt: time(minutes),
  arrivedAt: time(minutes),
  device: null,
  clientId: 'laptop',
  continues: null,
  settles: [],
  ...more,
});
const phone = (textId: string, minutes: number, more: Partial<SentText> = {}) =>
  sent(textId, minutes, { clientId: 'phone', device: 'phone', ...more });
const addAll = (texts: readonly SentText[], before = EMPTY_TEXTS, isLate = false) =>
  texts.reduce((known, text) => addText(known, text, isLate), before);
const idsOf = (texts: readonly { textId: string }[]) => texts.map(({ textId }) => textId).toSorted();
const summarize = (texts: AnswerTexts) => ({
  counts: countedTextOf(texts)?.textId,
  open: idsOf(texts.inTime),
  earlier: texts.earlier.map(({ textId, why }) => `${textId} ${why}`),
});

describe('texts of an answer', () => {
  test('replace each other when each continues the one before, across devices too', () => {
    const texts = addAll([
      sent('a', 0),
      sent('b', 1, { continues: 'a' }),
      phone('c', 2, { continues: 'b', text: 'text b and more' }),
    ]);
    expect(summarize(texts)).toEqual({ counts: 'c', open: ['c'], earlier: ['a shortened', 'b other_device'] });
  });

  test('stay open if two continue the same text; the newer one counts, and a text that resolves both closes them', () => {
    const apart = addAll([sent('a', 0), phone('b', 1, { continues: 'a' }), sent('c', 2, { continues: 'a' })]);
    expect(summarize(apart)).toEqual({ counts: 'c', open: ['b', 'c'], earlier: ['a other_device'] });
    // A text that continues an open text that doesn't count replaces only the text that it continues.
    expect(summarize(addAll([phone('d', 3, { continues: 'b' })], apart))).toMatchObject({
      counts: 'd',
      open: ['c', 'd'],
    });
    const settled = addAll([sent('d', 3, { continues: 'c', settles: ['b'] })], apart);
    expect(summarize(settled)).toMatchObject({ counts: 'd', open: ['d'] });
    expect(summarize(settled).earlier).toContain('b other_device');
  });

  test('of op version 1 continue the last text of their own device, and leave other devices’ texts open', () => {
    const texts = addAll([sent('a', 0), phone('b', 1, { text: 'quite different' }), sent('c', 2)]);
    expect(summarize(texts)).toMatchObject({ counts: 'c', open: ['b', 'c'] });
    // A text that was written earlier changes nothing, and a text that contains the other one unchanged replaces it.
    expect(summarize(addAll([sent('d', 1.5)], texts))).toMatchObject({ counts: 'c', open: ['b', 'c'] });
    expect(summarize(addAll([sent('d', 3, { text: 'text c, quite different.' })], texts))).toMatchObject({
      open: ['d'],
    });
  });

  test('of op version 1 that extend another device’s text keep their own device’s last text as an earlier one', () => {
    const apart = addAll([
      sent('a', 0, { text: 'Ice floats: it is lighter than water.' }),
      phone('b', 1, { text: 'Ice floats: it is lighter than tea.' }),
    ]);
    // The page showed the text that counts, and the learner continued writing from it.
    const after = addAll([sent('c', 2, { text: 'Ice floats: it is lighter than tea. So it floats.' })], apart);
    expect(summarize(after)).toEqual({ counts: 'c', open: ['c'], earlier: ['a other_device', 'b other_device'] });
    const within = addAll([sent('c', 2, { text: 'Ice floats: it is a bit lighter than tea.' })], apart);
    expect(summarize(within)).toEqual({ counts: 'c', open: ['b', 'c'], earlier: ['a other_device'] });
    const own = addAll([sent('c', 2, { text: 'Ice floats: it is a bit lighter than water.' })], apart);
    expect(summarize(own)).toEqual({ counts: 'c', open: ['b', 'c'], earlier: [] });
    // A text easily contains a few words of another device's text, so they don't show which text it continues.
    const few = addAll([sent('a', 0, { text: 'Ice floats: it is lighter.' }), phone('b', 1, { text: 'It floats.' })]);
    const edited = addAll([sent('c', 2, { text: 'Ice still floats: it is light.' })], few);
    expect(summarize(edited)).toEqual({ counts: 'c', open: ['b', 'c'], earlier: [] });
  });

  test('don’t stay open if they’re blank, or older than a text that contains them', () => {
    const texts = addAll([sent('a', 0, { text: 'Ice floats, as it is lighter.' })]);
    expect(summarize(addAll([phone('b', -1, { text: 'Ice floats' })], texts)).open).toEqual(['a']);
    expect(summarize(addAll([phone('b', 1, { text: 'Ice floats' })], texts)).open).toEqual(['a', 'b']);
    expect(summarize(addAll([phone('b', 1, { text: ' ' })], texts))).toMatchObject({ counts: 'a', open: ['a'] });
    expect([isTextPart('no', 'nothing'), isTextPart('no', 'oh no, not'), isTextPart(' \n', 'a')]).toEqual([
      false,
      true,
      true,
    ]);
    // The part may occur several times in the text, even overlapping, with only one occurrence at word boundaries.
    expect([isTextPart('-a-a', 'b-a-a-a'), isTextPart('a.a.', 'xa.a.a.'), isTextPart('aa', 'aaa')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('may arrive after the texts that continue them', () => {
    const inOrder = [sent('a', 0), sent('b', 1, { continues: 'a' }), phone('c', 2, { continues: 'b' })];
    const [a, b, c] = inOrder as [SentText, SentText, SentText];
    for (const order of [inOrder, [a, c, b], [c, a, b]]) expect(summarize(addAll(order)).open).toEqual(['c']);
  });

  test('are stored as earlier texts if a third of their words was removed, or as the last of five minutes', () => {
    const long = 'one two three four five six';
    expect([isThirdMissing(long, 'one two three four five'), isThirdMissing(long, 'one two three four')]).toEqual([
      false,
      true,
    ]);
    expect([isThirdMissing('one one one', 'one one 2'), isThirdMissing('', 'one')]).toEqual([true, false]);
    const texts = addAll([
      ...[sent('a', 0, { text: long }), sent('b', 4, { text: `${long} seven` })],
      ...[sent('c', 6, { text: `${long} eight` }), sent('d', 7, { text: 'one' })],
    ]);
    expect(summarize(texts)).toEqual({ counts: 'd', open: ['d'], earlier: ['b interval', 'c shortened'] });
  });

  test('that arrive late count if the answer was blank, and otherwise only once a marker chooses them', () => {
    const late = (textId: string, minutes: number, before: AnswerTexts, more: object = {}) =>
      addText(before, sent(textId, minutes, more), true);
    const only = late('a', 1, addAll([phone('blank', 0, { text: '' })]));
    expect([lateStatusOf(only), countedTextOf(only)?.textId]).toEqual(['only', 'a']);
    const unchosen = late('b', 2, addAll([sent('a', 1)]), { continues: 'a' });
    expect([lateStatusOf(unchosen), countedTextOf(unchosen)?.textId]).toEqual(['unchosen', 'a']);
    const chosen: AnswerTexts = { ...unchosen, choice: 'late' };
    expect([lateStatusOf(chosen), countedTextOf(chosen)?.textId]).toEqual(['late', 'b']);
    // A late text that continues another late text replaces it, and markers must choose again.
    const again = late('c', 3, chosen, { continues: 'b' });
    expect([lateStatusOf(again), countedTextOf(again)?.textId, idsOf(again.late)]).toEqual(['unchosen', 'a', ['c']]);
    // A late text that adds nothing, or only removes words, leaves nothing to choose.
    const main = addAll([sent('a', 1)]);
    for (const text of ['text a', ' ']) expect(lateStatusOf(late('d', 2, main, { text }))).toBeNull();
    expect(lateStatusOf(late('d', 0, main, { text: 'a' }))).toBeNull();
  });
});

interface Writing {
  device: number;
  /** The text that the new text continues: the last one of its own device, or the newest one of all devices. */
  on: 'own' | 'any';
}

/**
 * Builds texts of several devices, each with a unique word; each continues the last text of its own device or the
 * newest of all.
 */
function written(script: readonly Writing[], step = 1): SentText[] {
  const texts: SentText[] = [];
  for (const [index, { device, on }] of script.entries()) {
    const clientId = `device ${device}`;
    const base = on === 'any' ? texts.at(-1) : texts.findLast((text) => text.clientId === clientId);
    texts.push(sent(`${index}`, index * step, { text: `unique${index}`, clientId, continues: base?.textId ?? null }));
  }
  return texts;
}

describe('texts from several devices', () => {
  const script = fc.array(
    fc.record({ device: fc.nat(3), on: fc.constantFrom('own' as const, 'own' as const, 'any' as const) }),
    { maxLength: 60 },
  );
  const isLate = fc.boolean();
  const lastOfEach = (texts: readonly SentText[]) =>
    texts.filter(({ textId }) => !texts.some(({ continues }) => continues === textId));

  test('stay open until continued, the newest one counts, and at most 20 others are stored', () => {
    fc.assert(
      fc.property(script, isLate, (steps, late) => {
        const texts = written(steps);
        const after = addAll(texts, EMPTY_TEXTS, late);
        const open = late ? after.late : after.inTime;
        const last = lastOfEach(texts);
        if (last.length <= MAX_OPEN_TEXTS) expect(idsOf(open)).toEqual(idsOf(last));
        expect(open.length).toBeLessThanOrEqual(MAX_OPEN_TEXTS);
        expect(countedTextOf(after)?.textId).toBe(texts.at(-1)?.textId);
        expect(open.length - 1 + after.earlier.length).toBeLessThanOrEqual(MAX_TEXT_VERSIONS);
      }),
    );
  });

  test('are stored if another device replaced them, while there is room; interval texts are dropped first', () => {
    fc.assert(
      fc.property(script, fc.integer({ min: 1, max: 9 }), (steps, step) => {
        const texts = written(steps, step);
        const after = addAll(texts);
        const byId = new Map(texts.map((text) => [text.textId, text]));
        const replacedByOthers = texts.flatMap(({ continues, clientId }) => {
          const item = continues === null ? undefined : byId.get(continues);
          return item && item.clientId !== clientId ? [item.textId] : [];
        });
        const here = new Set([...after.inTime, ...after.earlier].map(({ textId }) => textId));
        const room = MAX_TEXT_VERSIONS - after.inTime.length + 1;
        const replaced = [...new Set(replacedByOthers)].filter((textId) => here.has(textId));
        if (lastOfEach(texts).length <= MAX_OPEN_TEXTS)
          expect(replaced.length).toBeGreaterThanOrEqual(Math.min(new Set(replacedByOthers).size, room));
      }),
    );
  });

  test('change nothing when sent again, and stay open regardless of the order in which devices send', () => {
    fc.assert(
      fc.property(script, fc.array(fc.nat(3), { maxLength: 60 }), (steps, order) => {
        const texts = written(steps);
        const after = addAll(texts);
        for (const text of [...texts.slice(-5)].filter(({ textId }) =>
          idsOf([...after.inTime, ...after.earlier]).includes(textId),
        ))
          expect(addText(after, text, false)).toEqual(after);
        const queues = new Map(
          [0, 1, 2, 3].map((device) => [device, texts.filter((text) => text.clientId === `device ${device}`)]),
        );
        const mixed = [...order, 0, 1, 2, 3].flatMap((device, index) =>
          index < order.length ? (queues.get(device)?.splice(0, 1) ?? []) : (queues.get(device) ?? []),
        );
        // The orders give the same result only if there were never too many open texts, because then none had to be
        // dropped.
        const isRoomy = mixed.every((_, index) => addAll(mixed.slice(0, index + 1)).inTime.length < MAX_OPEN_TEXTS);
        if (isRoomy && lastOfEach(texts).length <= MAX_OPEN_TEXTS)
          expect(idsOf(addAll(mixed).inTime)).toEqual(idsOf(after.inTime));
      }),
    );
  });

  test('that arrive late change nothing about texts that arrived in time', () => {
    fc.assert(
      fc.property(script, fc.nat(60), (steps, deadline) => {
        const texts = written(steps);
        const before = addAll(texts.slice(0, deadline));
        const after = addAll(texts.slice(deadline), before, true);
        expect(after.inTime).toEqual(before.inTime);
        expect(countedTextOf(after)).toEqual(mainTextOf(before.inTime.length > 0 ? before.inTime : after.late));
      }),
    );
  });
});
