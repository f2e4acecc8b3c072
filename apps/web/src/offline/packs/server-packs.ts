import { fetchWithTimeout } from '#lib/server/fetch-with-timeout.ts';
import { callHeaders } from '#lib/server/trpc.ts';
import { systemClock } from '../engine/clock.ts';
import type { PackSource } from './packs.ts';
import { pictureAddress } from './picture-address.ts';

/** Packs from the server, fetched with the current session. */
export const serverPacks: PackSource = {
  fetch: (hash) => fetchWithTimeout(`/packs/${hash}.json`, { headers: callHeaders() }),
  fetchPicture: (hash) => fetchWithTimeout(pictureAddress(hash), { headers: callHeaders() }, 'image/'),
  clock: systemClock,
};
