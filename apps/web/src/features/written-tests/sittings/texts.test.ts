import { newId } from '@quorbit/contracts/lib/ids';
import type { SittingAnswerArgs } from '@quorbit/contracts/sync/ops/sitting-answer';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { Sitting, SittingAnswer } from '@quorbit/contracts/written-tests/schema';
import { type AnswerTexts, addText, countedTextOf, EMPTY_TEXTS } from '@quorbit/contracts/written-tests/text-versions';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startedTest } from '#lib/testing/written-tests.ts';
import type { SittingText } from '../sittings.mirror.ts';
import { applyDecision, countExcess, type Decision, mergeTexts, toQueuedText, toShownTexts } from './texts.ts';

const QUESTION = newId();
const at = (time: number) => new Date(time).toISOString();

const sittingWith = (answers: SittingAnswer[], more: Partial<Sitting> = {}): Sitting => ({
  ...startedTest().sitting,
  answers,
  answerVersion: 2,
  ...more,
});

const answer = (more: Partial<SittingAnswer>): SittingAnswer => ({
  questionId: QUESTION,
  text: 'there',
  writtenAt: at(10),
  textId: 'there',
  device: 'phone',
  others: [],
  ...more,
});

const own = (more: Partial<SittingText>): SittingText => ({
  sittingId: newId(),
  questionId: QUESTION,
  text: 'here',
  writtenAt: 20,
  queuedAt: null,
  ...more,
});

const shownOf = (sitting: Sitting, texts: SittingText[]) =>
  toShownTexts(sitting, texts).get(QUESTION) ?? expect.fail('Nothing is shown.');

const toQueue = (text: SittingText, sitting: Sitting) => {
  const parts = { onDevice: (time: number) => time, device: 'computer', newId, sitting } as const;
  const queued = toQueuedText(text, parts);
  return { ...queued, args: queued.work.args as SittingAnswerArgs };
};

test('shows a text that another device continued, and shows a diverged text beside the own one', () => {
  const sent = own({ writtenAt: 5, queuedAt: 5, lineage: ['first'] });
  expect(shownOf(sittingWith([answer({})]), [sent])).toMatchObject({ text: 'there', lineage: ['there'], others: [] });
  const other = { textId: 'first', text: 'here', writtenAt: at(5), device: 'computer' } as const;
  const apart = shownOf(sittingWith([answer({ others: [other] })]), [sent]);
  expect(apart).toMatchObject({ text: 'here', others: [{ textId: 'there', text: 'there', device: 'phone' }] });
  // The device's text was typed before it knew the phone's text, and the server doesn't have it yet, so both are shown.
  const typed = shownOf(sittingWith([answer({})]), [own({ queuedAt: 5, lineage: ['first'] })]);
  expect(typed).toMatchObject({ text: 'here', others: [{ textId: 'there' }] });
});

test('doesn’t show this device’s own text as another version if the server’s reply is older', () => {
  const sent = own({ writtenAt: 20, queuedAt: 20, lineage: ['there', 'later'] });
  expect(shownOf(sittingWith([answer({})]), [sent])).toMatchObject({ text: 'here', others: [] });
});

test('a text names the one that it continues; without ids from the build or server it is sent as version 1', () => {
  const sitting = sittingWith([answer({})]);
  const first = toQueue(own({ lineage: ['there'] }), sitting);
  expect(first.work.v).toBe(2);
  expect(first.args).toMatchObject({ continues: 'there', settles: [], device: 'computer', textId: expect.any(String) });
  expect(first.text).toMatchObject({ queuedAt: 20, lineage: ['there', first.args.textId] });
  expect(toQueue(first.text, sitting).args).toMatchObject({ continues: first.args.textId, settles: ['there'] });
  expect(toQueue(own({}), sittingWith([])).args).toMatchObject({ continues: null, textId: expect.any(String) });
  for (const [text, of] of [
    [own({}), sitting],
    [own({ lineage: ['there'] }), { ...sitting, answerVersion: undefined }],
  ] as const) {
    const { work, args } = toQueue(text, of);
    expect(work.v).toBe(1);
    expect(args).not.toHaveProperty('textId');
  }
});

test.each<[Decision, string, string, string[]]>([
  ['keep', 'here', 'mine', ['other']],
  ['take', 'other words', 'other', ['mine']],
  ['join', 'here\n\nother words', 'mine', ['other']],
])('the decision %s continues one of the two texts and resolves the other', (decision, text, continues, settles) => {
  const other = { textId: 'other', text: 'other words', writtenAt: at(30), device: 'phone' } as const;
  const sitting = sittingWith([answer({ textId: 'mine', text: 'here', others: [other] })]);
  const shown = shownOf(sitting, [own({ queuedAt: 20, lineage: ['mine'] })]);
  const [seen] = shown.others;
  const result = applyDecision(shown, seen ?? expect.fail('There is no other.'), decision);
  const next = { ...own({}), ...result.before, text: result.text, writtenAt: 31 };
  expect(result.text).toBe(text);
  expect(toQueue(next, sitting).args).toMatchObject({ text, continues, settles });
  expect(shownOf(sitting, [next]).others).toEqual([]);
});

test('returns by how much two versions together are too long', () => {
  expect(countExcess('a'.repeat(MAX_ANSWER - 5), 'bcd')).toBe(0);
  expect(countExcess('a'.repeat(MAX_ANSWER - 5), 'bcdef')).toBe(2);
  expect(countExcess('', 'b'.repeat(MAX_ANSWER))).toBe(0);
});

test('a text written in two tabs continues the text that either tab queued last', () => {
  const sittingText = own({ writtenAt: 30, queuedAt: 10, lineage: ['a'] });
  const other = own({ writtenAt: 20, queuedAt: 20, lineage: ['a', 'b'] });
  for (const joined of [mergeTexts(sittingText, other), mergeTexts(other, sittingText)])
    expect(joined).toMatchObject({ writtenAt: 30, queuedAt: 20, lineage: ['a', 'b'] });
});

test('a text written while the first one is being queued continues it, unless an older build wrote it', () => {
  const first = own({ writtenAt: 20, queuedAt: 20, lineage: ['a'] });
  expect(mergeTexts(first, own({ writtenAt: 30 }))).toMatchObject({ writtenAt: 30, queuedAt: 20, lineage: ['a'] });
  expect(mergeTexts(first, own({ writtenAt: 30, queuedAt: 10 }))).not.toHaveProperty('lineage');
});

test('a text that continues an older build’s text keeps its ids, unless such a build wrote or queued one since', () => {
  const next = own({ writtenAt: 30, queuedAt: 20, lineage: ['there'] });
  const before = own({ writtenAt: 20, queuedAt: 20 });
  for (const joined of [mergeTexts(before, next), mergeTexts(next, before)])
    expect(joined).toMatchObject({ writtenAt: 30, queuedAt: 20, lineage: ['there'] });
  for (const meanwhile of [own({ writtenAt: 25, queuedAt: 25 }), own({ writtenAt: 40, queuedAt: 20 })])
    for (const joined of [mergeTexts(meanwhile, next), mergeTexts(next, meanwhile)])
      expect(joined).not.toHaveProperty('lineage');
});

interface Device {
  clientId: string;
  text: SittingText | null;
  outbox: SittingAnswerArgs[];
  seen: Sitting;
}

/** Simulates several devices of one learner and a server that follows the contracts' rules. */
function world(count: number) {
  let stored: AnswerTexts = EMPTY_TEXTS;
  let time = 0;
  const devices = Array.from(
    { length: count },
    (): Device => ({ clientId: newId(), text: null, outbox: [], seen: sittingWith([]) }),
  );
  const shown = ({ seen, text }: Device) => toShownTexts(seen, text ? [text] : []).get(QUESTION) ?? null;

  function read(device: Device): void {
    const main = countedTextOf(stored);
    if (!main) return;
    const view = ({ textId, text, writtenAt, device: kind }: typeof main) => ({
      textId,
      text,
      writtenAt: writtenAt.toISOString(),
      device: kind,
    });
    const others = stored.inTime.filter((openText) => openText !== main).map(view);
    device.seen = sittingWith([{ ...view(main), questionId: QUESTION, others }]);
  }

  return {
    devices,
    shown,
    read,
    stored: () => stored,
    write(device: Device, text: string): void {
      time += 1000;
      const before = shown(device);
      const { queuedAt = null, lineage } = before ?? {};
      device.text = own({ text, writtenAt: time, queuedAt, ...(lineage && { lineage }) });
    },
    queue(device: Device): void {
      if (!device.text || device.text.writtenAt === device.text.queuedAt) return;
      const queued = toQueue(device.text, device.seen);
      device.text = queued.text;
      device.outbox.push(queued.args);
    },
    send(device: Device): void {
      for (const { textId = '', continues = null, settles = [], text, writtenAt } of device.outbox.splice(0)) {
        time += 1;
        const written = { writtenAt: new Date(writtenAt), arrivedAt: new Date(time), device: 'computer' as const };
        const sent = { textId, text, continues, settles, clientId: device.clientId, ...written };
        stored = addText(stored, sent, false);
      }
    },
  };
}

const step = fc.record({ on: fc.nat({ max: 1 }), what: fc.constantFrom('write', 'queue', 'send', 'read') });

test('two devices show every open text after any steps, as their own or as another version', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { devices, shown, read, stored, write, queue, send } = world(2);
      steps.forEach(({ on, what }, index) => {
        const device = devices[on] ?? expect.fail();
        if (what === 'write') write(device, `words ${index} of ${on}`);
        else if (what === 'queue') queue(device);
        else if (what === 'send') send(device);
        else read(device);
      });
      for (const device of devices) queue(device);
      for (const device of devices) send(device);
      for (const device of devices) read(device);
      const open = stored().inTime.map(({ text }) => text);
      for (const device of devices) {
        const answer = shown(device);
        if (!answer) continue;
        expect(new Set([answer.text, ...answer.others.map(({ text }) => text)])).toEqual(new Set(open));
      }
    }),
  );
});

test('devices that take turns never have diverging versions', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1 }), { maxLength: 12 }), (turns) => {
      const { devices, shown, read, stored, write, queue, send } = world(2);
      turns.forEach((on, index) => {
        const device = devices[on] ?? expect.fail();
        read(device);
        write(device, `turn ${index}`);
        queue(device);
        send(device);
      });
      for (const device of devices) read(device);
      expect(stored().inTime.length).toBeLessThan(2);
      for (const device of devices) expect(shown(device)?.others ?? []).toEqual([]);
    }),
  );
});

test('a decision on one device also resolves the versions that the other device shows', () => {
  const { devices, shown, read, stored, write, queue, send } = world(2);
  const [laptop, phone] = devices as [Device, Device];
  for (const device of devices) {
    write(device, device === laptop ? 'on the laptop' : 'on the phone');
    queue(device);
    send(device);
  }
  read(laptop);
  const before = shown(laptop) ?? expect.fail();
  const result = applyDecision(before, before.others[0] ?? expect.fail(), 'join');
  laptop.text = own({ ...result.before, text: result.text, writtenAt: result.before.writtenAt + 1 });
  queue(laptop);
  send(laptop);
  read(phone);
  expect(stored().inTime.map(({ text }) => text)).toEqual(['on the laptop\n\non the phone']);
  expect(shown(phone)).toMatchObject({ text: 'on the laptop\n\non the phone', others: [] });
});
