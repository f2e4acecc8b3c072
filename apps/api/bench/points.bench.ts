// Measures how much processor time calls take for each point of a client's rate-limit budget. The figures should be
// similar: attackers would prefer a call that takes much time for few points.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { computeQuizPoints } from '../src/features/quizzes/authoring/quiz-points.ts';
import { startMeasuredProcess } from './support/commands.ts';
import { closeConnections, send } from './support/load.ts';
import { QUICK } from './support/quick.ts';
import { printCells } from './support/table.ts';

const SERVER = new URL('./support/exports.server.ts', import.meta.url);
const TIMES = QUICK ? 1 : 10;
/** Budget per minute on the measured server, in points: so large that no call is refused. */
const PER_MINUTE = 1_000_000;

const ready = z.object({ address: z.string(), author: z.string(), reader: z.string() });
const planted = z.object({ id: z.string(), bytes: z.number() });

const measured = startMeasuredProcess(SERVER, ['PGlite']);
try {
  const { address, author } = await measured.request('ready', ready);
  const left = async () => {
    const { headers } = await fetch(`${address}/api/users/me`, { headers: { authorization: `Bearer ${author}` } });
    return Number(headers.get('x-ratelimit-remaining'));
  };
  const mutate = (path: string, body: unknown) =>
    send({ method: 'POST', url: `${address}/trpc/${path}`, token: author, body });
  const query = async (path: string, input: unknown) =>
    JSON.parse(
      await send({ url: `${address}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, token: author }),
    ).result.data;
  const upload = (body: Buffer) => async () => {
    const { status } = await fetch(`${address}/api/images`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${author}` },
      body: new Uint8Array(body),
    });
    if (status !== 201) throw new Error(`The picture was answered with ${status}.`);
  };
  /** Measures one call: processor time in milliseconds, and the points it costs. */
  async function costOf(call: (time: number) => Promise<unknown>): Promise<{ ms: number; points: number }> {
    await call(0);
    const [from, before] = [await left(), await measured.cpu()];
    for (let time = 1; time <= TIMES; time += 1) await call(time);
    const ms = ((await measured.cpu()) - before) / 1_000 / TIMES;
    // Reading the remaining budget costs one point itself.
    const points = (from - (await left()) - 1) / TIMES;
    // A budget that was refilled in between (a new minute began) gives no usable difference, so the call is measured
    // again.
    return points > 0 ? { ms, points } : costOf(call);
  }
  async function publish(id: string, time: number): Promise<void> {
    const { versionId, settings, questions } = await query('quizzes.edit', { id });
    const [first, ...others] = questions;
    const content = {
      settings,
      questions: [{ ...first, question: `Edit ${time}?` }, ...others.map(({ id }: { id: string }) => ({ id }))],
    };
    await mutate('quizzes.publish', { quizId: id, versionId, content });
  }
  const photo = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer();

  const rows: [string, (time: number) => Promise<unknown>][] = [
    ['quizzes.list', () => query('quizzes.list', { limit: 24 })],
  ];
  for (const isLong of [false, true]) {
    const words = isLong ? 'long' : 'short';
    const questions = 200;
    const { id, bytes } = await measured.request('plant', planted, { questions, isLong });
    const name = `200 ${words} questions, ${Math.round(bytes / 1_000)} KB, ${computeQuizPoints({ questions, bytes })} points`;
    rows.push(
      [`edit, ${name}`, () => query('quizzes.edit', { id })],
      [`edit and publish, ${name}`, (time) => publish(id, time)],
      [`rename, ${name}`, (time) => mutate('quizzes.update', { id, title: `Renamed ${words} ${time}` })],
      [
        `duplicate, ${name}`,
        () => mutate('quizzes.duplicate', { id, title: `Copy ${randomBytes(8).toString('hex')}` }),
      ],
    );
  }
  for (const [width, height] of [
    [1_600, 1_200],
    [3_000, 2_000],
    [4_800, 3_800],
  ] as const)
    rows.push([`picture of noise, ${((width * height) / 1e6).toFixed(0)} MP`, upload(await photo(width, height))]);

  const cells: string[][] = [];
  for (const [name, call] of rows) {
    const { ms, points } = await costOf(call);
    cells.push([name, ms.toFixed(0), points.toFixed(1), (ms / points).toFixed(1)]);
  }
  printCells(
    'Processor time for each point',
    [['', 'ms a call', 'points', 'ms a point'], ...cells],
    [`PGlite, ${TIMES} calls each, of a budget of ${PER_MINUTE.toLocaleString('en')} a minute; the default is 300.`],
  );
} finally {
  await measured.stop();
  closeConnections();
}
