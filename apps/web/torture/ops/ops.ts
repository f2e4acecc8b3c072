import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { numberOf, type SimulatedOp } from './simulated-op.ts';

const FILES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.op.ts'))
  .sort();

/** Every type of work that the simulation does: what the files `<type>.op.ts` of this folder export as `simulated`. */
export const OPS: readonly SimulatedOp[] = await Promise.all(FILES.map(load));

async function load(name: string): Promise<SimulatedOp> {
  const file = pathToFileURL(join(import.meta.dirname, name)).href;
  const { simulated } = (await import(/* @vite-ignore */ file)) as { simulated?: SimulatedOp };
  if (!simulated) throw new Error(`apps/web/torture/ops/${name} must export \`simulated\`.`);
  return simulated;
}

/** What the simulation knows of work of this type; undefined for poison. */
export function findOp(type: string): SimulatedOp | undefined {
  return OPS.find((op) => op.type === type);
}

/** What tells one piece of work from all others. */
export function tagOf(work: { type: string; args: unknown }): string {
  const tag = findOp(work.type)?.tag ?? numberOf;
  return `${work.type} ${tag(work)}`;
}
