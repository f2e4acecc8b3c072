import { attempt } from './attempt-submit.ts';
import { collect } from './daily-challenge-collect.ts';
import { later } from './later.ts';
import { note } from './note.ts';
import { read } from './notifications-read.ts';
import { setting } from './profile-update.ts';
import { keep } from './quiz-keep.ts';
import { rate } from './review-rate.ts';
import { suspend } from './review-suspend.ts';
import { undo } from './review-undo.ts';
import { numberOf, type SimulatedOp } from './simulated-op.ts';

/** Every type of work that the simulation does. */
export const OPS = [note, attempt, rate, undo, suspend, keep, setting, read, collect, later] as const;

/** What the simulation knows of work of this type; undefined for poison. */
export function findOp(type: string): SimulatedOp | undefined {
  const all: readonly SimulatedOp[] = OPS;
  return all.find((op) => op.type === type);
}

/** What tells one piece of work from all others. */
export function tagOf(work: { type: string; args: unknown }): string {
  const tag = findOp(work.type)?.tag ?? numberOf;
  return `${work.type} ${tag(work)}`;
}
