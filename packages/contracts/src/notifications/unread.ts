import type { NotificationRow } from './row.ts';

type NumberedRow = Pick<NotificationRow, 'no'>;

/** The mark after somebody read up to `requested`: it never falls, and never runs ahead of what was sent. */
export function raiseReadMark(readUpTo: number, requested: number, lastNo: number): number {
  return Math.max(readUpTo, Math.min(requested, lastNo));
}

/** How many of these are unread. */
export function countUnread(rows: readonly NumberedRow[], readUpTo: number): number {
  return rows.filter(({ no }) => no > readUpTo).length;
}

/** The number of the newest; 0 without any. */
export function newestNumberOf(rows: readonly NumberedRow[]): number {
  return rows.reduce((newest, { no }) => Math.max(newest, no), 0);
}
