// Reports how many bytes the app sends and receives when it exchanges its work with the server.
import { printTable } from './support/table.ts';
import { measureWire, type Traffic } from './support/wire.ts';

const REVIEWS = 100;

const toLine = (name: string, { roundTrips, up, down }: Traffic, figure: string) => {
  return [name, String(roundTrips), String(up), String(down), figure];
};
const { reviews, idle } = await measureWire(REVIEWS);
printTable(
  "Bytes of the bodies of sync.exchange over HTTP, from the app's own client",
  [
    ['', 'round trips', 'up', 'down', 'figure'],
    toLine(`${REVIEWS} reviews done offline`, reviews, `1 round trip, up ≤ ${5.5 * 1024}`),
    ...idle.map(({ role, traffic }) => toLine(`nothing new, role ${role}`, traffic, '≤ 300 each way')),
  ],
  ['As sent: bodies above 1 KiB are gzipped. The answer to reviews carries the new cards.'],
);
