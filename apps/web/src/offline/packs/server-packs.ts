import { fetchWithTimeout } from '#lib/server/fetch-with-timeout.ts';
import { getCallHeaders } from '#lib/server/trpc.ts';
import { systemClock } from '../engine/clock.ts';
import type { PackSource } from './packs.ts';
import { pictureAddress } from './picture-address.ts';

/** Packs from the server, fetched with the current session. */
export const serverPacks: PackSource = {
  fetch: (hash) => fetchWithTimeout(`/packs/${hash}.json`, { headers: getCallHeaders() }),
  fetchPicture: (hash) => fetchWithTimeout(pictureAddress(hash), { headers: getCallHeaders() }, 'image/'),
  clock: systemClock,
};
