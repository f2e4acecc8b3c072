import { randomBytes } from 'node:crypto';

/** An event's place: the epoch of its log, and its number, from 1. 0 is before the first. */
export interface EventPosition {
  epoch: string;
  seq: number;
}

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

export function formatEventId({ epoch, seq }: EventPosition): string {
  return `${epoch}-${seq}`;
}

/** Null for a text that no log has written. */
export function parseEventId(id: string): EventPosition | null {
  const [, epoch, seq] = ID.exec(id) ?? [];
  return epoch === undefined ? null : { epoch, seq: Number(seq) };
}

export function newEpoch(): string {
  return randomBytes(5).toString('hex');
}
