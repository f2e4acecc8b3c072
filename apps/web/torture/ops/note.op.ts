import * as fc from 'fast-check';
import { NOTE } from '../../../api/src/testing/torture/note.op.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Saves the given number of notes, one after the other. */
export interface NotesStep {
  do: 'notes';
  on: number;
  count: number;
}

/** A type of work that exists only in tests, and the cheapest to apply. */
export const simulated = simulatedOp<NotesStep>({
  type: NOTE,
  sample: { do: 'notes', count: 1 },
  weight: 6,
  fields: ({ notes }) => ({ count: fc.integer({ min: 1, max: notes }) }),
  perform({ count }, { save, mark }) {
    for (let made = 0; made < count; made += 1) save({ type: NOTE, args: { n: mark() } });
  },
  tag: numberOf,
  keyless: true,
  effectId: ({ opId }) => opId,
  effects: ({ notes }) => notes.map((id) => ({ id, at: null, acceptedNo: null })),
  xp: null,
});
