import type { NotificationRow } from './row.ts';

type NumberedRow = Pick<NotificationRow, 'no'>;

/**
 * Returns the read mark after a user has read up to `requested`: it never falls, and never exceeds the number of the
 * newest notification sent.
 */
export function raiseReadMark(readUpTo: number, requested: number, lastNo: number): number {
  return Math.max(readUpTo, Math.min(requested, lastNo));
}

/** Returns the number of unread notifications. */
export function countUnread(rows: readonly NumberedRow[], readUpTo: number): number {
  return rows.filter(({ no }) => no > readUpTo).length;
}

/** Returns the number of the newest notification; 0 if there are none. */
export function newestNumberOf(rows: readonly NumberedRow[]): number {
  return rows.reduce((newest, { no }) => Math.max(newest, no), 0);
}
