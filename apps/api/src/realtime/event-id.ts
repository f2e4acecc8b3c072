import { randomBytes } from 'node:crypto';

/** An event's place: the epoch of its log, and its number, from 1. 0 is before the first. */
export interface Place {
  epoch: string;
  seq: number;
}

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

export function idOf({ epoch, seq }: Place): string {
  return `${epoch}-${seq}`;
}

/** Null for a text that no log has written. */
export function placeOf(id: string): Place | null {
  const [, epoch, seq] = ID.exec(id) ?? [];
  return epoch === undefined ? null : { epoch, seq: Number(seq) };
}

export function newEpoch(): string {
  return randomBytes(5).toString('hex');
}
