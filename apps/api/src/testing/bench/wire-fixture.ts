import type { Role } from '@quorbit/contracts/accounts/roles';
import { ensureEpoch } from '@quorbit/db/meta';
import { users } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { type Card, giveCards } from './device.ts';
import { addLearners, buildProduct, listen, openFixture } from './fixture.ts';

/** A running server with its address, to measure what clients of its sync send and receive. */
export interface WireFixture {
  address: string;
  /** Creates a learner with `cards` cards. */
  addLearner(role: Role, cards: number): Promise<{ token: string; cards: Card[] }>;
  close(): Promise<void>;
}

export async function openWireFixture(): Promise<WireFixture> {
  const fixture = await openFixture('PGlite');
  await ensureEpoch(fixture.read);
  const product = await buildProduct(fixture);
  return {
    address: await listen(product),
    async addLearner(role, count) {
      const [learner] = await addLearners(fixture, 1);
      if (!learner) throw new Error('There is no learner.');
      const { actor, token } = learner;
      await fixture.read.update(users).set({ role }).where(eq(users.id, actor.id));
      return { token, cards: await giveCards(fixture, { ...actor, role }, count) };
    },
    async close() {
      await product.close();
      await fixture.drop();
    },
  };
}
