import type { Backup } from '../../../api/src/testing/torture/backup.ts';
import type { Facts } from '../../../api/src/testing/torture/facts.ts';
import { Drafts } from '../drafts/drafts.ts';
import { Packs } from '../packs/packs.ts';
import type { Browser } from './browser.ts';
import { Journal } from './journal.ts';

/** One person with browsers, and what happened to them. */
export class Learner {
  readonly journal = new Journal();
  readonly drafts = new Drafts();
  readonly packs = new Packs();
  readonly browsers: Browser[] = [];
  readonly userId: string;
  backup: { content: Backup; receipts: Facts['receipts'] } | null = null;
  /** The account was deleted. */
  isDeleted = false;
  /** Receipts that the server had before days passed; it forgets them with time. An op may have had several. */
  earlierReceipts: Facts['receipts'] = [];

  /** Answers that sent a device everything anew. */
  get resets(): number {
    return this.browsers.reduce((sum, { resets }) => sum + resets, 0);
  }

  constructor(userId: string) {
    this.userId = userId;
  }
}
