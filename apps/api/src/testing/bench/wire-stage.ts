import type { Role } from '@quorbit/contracts/accounts/roles';
import { ensureEpoch } from '@quorbit/db/meta';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { type Card, giveCards } from './device.ts';
import { addLearners, listen, openStage, productOver } from './stage.ts';

/** The product behind an address, for measuring what clients of its sync send and get. */
export interface WireStage {
  address: string;
  /** A new learner with so many cards. */
  addLearner(role: Role, cards: number): Promise<{ token: string; cards: Card[] }>;
  close(): Promise<void>;
}

export async function openWireStage(): Promise<WireStage> {
  const stage = await openStage('PGlite');
  await ensureEpoch(stage.read);
  const product = await productOver(stage);
  return {
    address: await listen(product),
    async addLearner(role, count) {
      const [learner] = await addLearners(stage, 1);
      if (!learner) throw new Error('There is no learner.');
      const { actor, token } = learner;
      await stage.read.update(users).set({ role }).where(eq(users.id, actor.id));
      return { token, cards: await giveCards(stage, { ...actor, role }, count) };
    },
    async close() {
      await product.close();
      await stage.drop();
    },
  };
}
