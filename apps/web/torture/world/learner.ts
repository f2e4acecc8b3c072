import type { Backup } from '../../../api/src/testing/torture/backup.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { Drafts } from '../drafts/drafts.ts';
import { Packs } from '../packs/packs.ts';
import type { Browser } from './browser.ts';
import { Journal } from './journal.ts';

/** One learner with browsers and the records of their actions. */
export class Learner {
  readonly journal = new Journal();
  readonly drafts = new Drafts();
  readonly packs = new Packs();
  readonly browsers: Browser[] = [];
  readonly userId: string;
  backup: { content: Backup; receipts: Facts['receipts'] } | null = null;
  /** Whether the account was deleted. */
  isDeleted = false;
  /**
   * The receipts recorded before the server deleted some of them, e.g. because of their age; an op may have several.
   */
  earlierReceipts: Facts['receipts'] = [];

  /** Counts the replies that reset one of the learner's devices, so that all rows are sent again. */
  get resets(): number {
    return this.browsers.reduce((sum, { resets }) => sum + resets, 0);
  }

  constructor(userId: string) {
    this.userId = userId;
  }
}
