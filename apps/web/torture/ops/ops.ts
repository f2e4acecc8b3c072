import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { numberOf, type SimulatedOp } from './simulated-op.ts';

const FILES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.op.ts'))
  .sort();

/** Every type of work that the simulation does: the `simulated` export of each `<type>.op.ts` in this folder. */
export const OPS: readonly SimulatedOp[] = await Promise.all(FILES.map(load));

async function load(name: string): Promise<SimulatedOp> {
  const file = pathToFileURL(join(import.meta.dirname, name)).href;
  const { simulated } = (await import(/* @vite-ignore */ file)) as { simulated?: SimulatedOp };
  if (!simulated) throw new Error(`apps/web/torture/ops/${name} must export \`simulated\`.`);
  return simulated;
}

/** Returns the simulation's definition of a type of work; undefined for poison. */
export function findOp(type: string): SimulatedOp | undefined {
  return OPS.find((op) => op.type === type);
}

/** Returns a text that identifies one piece of work among all others. */
export function tagOf(work: { type: string; args: unknown }): string {
  const tag = findOp(work.type)?.tag ?? numberOf;
  return `${work.type} ${tag(work)}`;
}
