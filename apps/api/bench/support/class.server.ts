// The measured server of the class benchmark. Its argument is the engine.
import { ensureEpoch } from '@quorbit/db/meta';
import * as z from 'zod/mini';
import { currentExchangeInput, giveCards, ratings } from '../../src/testing/bench/device.ts';
import { addLearners, buildProduct, ENGINES, listen, openFixture } from '../../src/testing/bench/fixture.ts';
import { serveCommands } from './commands.ts';

/** Cards of each learner; with more ops than cards, cards are rated repeatedly. */
const CARDS = 60;

const fixture = await openFixture(z.parse(z.enum(ENGINES), process.argv[2]));
await ensureEpoch(fixture.read);
const product = await buildProduct(fixture);
const address = await listen(product);
const [bystander] = await addLearners(fixture, 1);

serveCommands(
  {
    addresses: () => ({ product: address, bystander: bystander?.token }),
    /** Creates `count` devices with a complete mirror, each with `ops` ratings to send. */
    devices: async (argument) => {
      const { count, ops } = z.parse(z.object({ count: z.int(), ops: z.int() }), argument);
      const devices: unknown[] = [];
      for (const { actor, token } of await addLearners(fixture, count)) {
        const cards = await giveCards(fixture, actor, CARDS);
        const rated = Array.from({ length: ops }, (_, index) => cards[index % CARDS]).filter(
          (card) => card !== undefined,
        );
        devices.push({ token, body: await currentExchangeInput(fixture, actor), ops: ratings(rated) });
      }
      return devices;
    },
  },
  async () => {
    await product.close();
    await fixture.drop();
  },
);
