import type { Executor } from '@quorbit/db/client';
import type { Waiting } from '@quorbit/db/waiting';

/** Work of an area that waits for one of its workers. */
export interface Backlog {
  /** Unlike any other's. */
  name: string;
  /** For admins, e.g. `Mails`. */
  title: string;
  /** Milliseconds that the oldest may wait before somebody should look. */
  lateMs: number;
  /** What is due, and since when. */
  read(db: Executor, now: Date): Promise<Waiting>;
}
