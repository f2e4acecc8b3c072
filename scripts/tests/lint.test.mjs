import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

const SPREAD = 'Write these properties into the object itself.';
const SCREEN = 'apps/web/src/features/*.tsx';
const SERVICE = 'apps/api/src/features/*.service.ts';
const BY_NAME = 'Write `export` at the function itself';
const NO_SHAPE = 'A service takes `tx: Tx` to write or `db: Executor` to read first.';
const NO_REASON = 'say which in a line `// ctx: <why>` directly above the function.';

/** Planted code: the file it's written to, the code, and parts of the messages with which lint refuses it. */
const PLANTED = [
  ['scripts/*.ts', 'const a = { ...{ b: 1 } }; export default a;', [SPREAD]],
  ['apps/web/e2e/*.tsx', 'export const A = () => <p {...{ id: "a" }} />;', [SPREAD]],
  ['apps/web/src/routes/*.test.tsx', 'export const a = { ...{ b: 1 } };', [SPREAD]],
  [SCREEN, 'export const a = { ...{ b: 1 } };', [SPREAD]],
  [SERVICE, 'export const a = { ...{ b: 1 } };', [SPREAD]],
  ['scripts/*.ts', 'export const a = (b: object) => ({ ...b, ...(b ? { c: 1 } : {}) });', []],

  [SCREEN, 'export const a = <p aria-label="Where it stands" />;', ['say what it is or does']],
  [SCREEN, "export const a = { title: 'Kept on the server' };", ["write 'saved'"]],
  [SCREEN, 'export const a = <p>It is sent by\n    itself.</p>;', ["write 'automatically'"]],
  [SCREEN, "export const a = 'Nothing was taken in.';", ["write 'import'"]],
  [SCREEN, 'export const a = <p>They took in part, we take in</p>;', ["write 'import'"]],
  [SCREEN, 'export const a = (b) => `$' + '{b} answers, so go on`;', ["write 'continue'"]],
  [SCREEN, 'export const a = <p>A demo account of this installation</p>;', ["write 'here'"]],
  [SCREEN, String.raw`export const a = 'It is\nkept';`, ["write 'saved'"]],
  ['apps/web/src/routes/*.tsx', 'export const a = <p>kept</p>;', ["write 'saved'"]],
  ['packages/contracts/src/errors/messages.ts', "export const a = 'It is kept';", ["write 'saved'"]],
  ['packages/contracts/src/analytics/format-headline.ts', "export const a = 'It is kept';", ["write 'saved'"]],
  ['packages/contracts/src/dashboards/recommendations.ts', "export const a = 'It is kept';", ["write 'saved'"]],
  [SCREEN, '/** It stands here, by itself. */\nexport const a = <p className="take in">Last updated</p>;', []],
  [SCREEN, "export const a = (b: 'kept' | 'new') => b === 'kept';", []],
  [SCREEN, "export const a = () => new Error('Nothing is kept.');", []],
  [SCREEN, 'export const a = <p title="Understanding">A keepsake, going once. We take in part, standalone.</p>;', []],
  ['apps/web/src/features/*.test.tsx', "export const a = 'It is kept';", []],

  [SERVICE, 'export async function inputFirst(_input: string, _tx: Tx): Promise<void> {}', [NO_SHAPE]],
  [SERVICE, 'export function pure(value: string): string {\n  return value;\n}', [NO_SHAPE]],
  [SERVICE, 'export function withoutParameters(): void {}', [NO_SHAPE]],
  [SERVICE, 'export const arrow = async ({ id }: Actor, _tx: Tx): Promise<string> => id;', [NO_SHAPE]],
  [SERVICE, '// ctx: a reason makes no context of it\nexport function actorFirst(_actor: Actor) {}', [NO_SHAPE]],
  [SERVICE, '/** Without a reason. */\nexport async function withoutReason(_ctx: Context) {}', [NO_REASON]],
  [SERVICE, '// ctx:\nexport async function withEmptyReason(_ctx: Context) {}', [NO_REASON]],
  [SERVICE, '// ctx: not above\nconst a = 1;\nexport function distant(_ctx: Context) {\n  return a;\n}', [NO_REASON]],
  [SERVICE, 'async function byName(_tx: Tx): Promise<void> {}\nexport { byName };', [BY_NAME]],
  [SERVICE, "export * from './other.ts';", [BY_NAME]],
  [SERVICE, 'export default async (_tx: Tx) => {};', [BY_NAME]],
  [SERVICE, 'export const one = (_tx: Tx) => {}, two = (_input: string) => {};', [BY_NAME]],
  [SERVICE, 'export async function write(_tx: Tx, _actor: Actor, _input: string, _now: Date) {}', []],
  [SERVICE, 'export const read = async (_db: Executor, { id }: Actor): Promise<string> => id;', []],
  [SERVICE, '/** Hashes. */\n// ctx: before BEGIN\nexport async function hash({ db }: SignedInContext) {}', []],
  [SERVICE, "export type { Tx } from '@quorbit/db/client';\nexport const LIMIT = 5;\nexport class Refusal {}", []],
  ['apps/api/src/features/*.ts', 'export function pure(value: string) {\n  return value;\n}', []],
].map(([file, code, messages], index) => [file.replace('*', `planted-${index}`), code, messages]);

/** The files with the texts of the Help Guide, which lint reads as if they were code. */
const HELP = readdirSync(join(ROOT, 'content', 'help')).map((name) => [
  `apps/web/src/features/${name.replace('.json', '.ts')}`,
  `export const help = ${readFileSync(join(ROOT, 'content', 'help', name), 'utf8')}`,
]);

let folder;
let refusals;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(ROOT, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
  for (const [file, code] of [...PLANTED, ...HELP]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import type { Tx } from './tx.ts';\n${code}\n`);
  }
  const program = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [program, 'lint', '.', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  refusals = [...stdout.matchAll(/^::error title=plugin,file=([^,]+),.*?::(.*)$/gm)];
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(PLANTED)('in %s, lint refuses %j with %j', (file, _code, messages) => {
  const found = refusals.filter(([, path]) => path.endsWith(file)).map(([, , message]) => message);
  expect(found).toEqual(messages.map((message) => expect.stringContaining(message)));
});

it.each(HELP)('%s has no word that is refused on screens', (file) => {
  expect(refusals.filter(([, path]) => path.endsWith(file)).map(([, , message]) => message)).toEqual([]);
});

it('the files that the configuration names for lint exist', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  const names = overrides.flatMap(({ includes }) => includes).filter((name) => !name.includes('*'));
  expect(names).toHaveLength(3);
  expect(names.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});
