import { isIP } from 'node:net';
import { isLoopbackHost } from '../../lib/loopback.ts';

/** Matches host names that nobody can register, so that no foreign page can use them to reach this machine. */
const LOCAL_NAME = /^[^.]+$|\.(local|localhost|lan|internal|home\.arpa)$/i;

export interface UpgradeOrigin {
  /** The host name from the request or a trusted proxy, with the port if given. */
  host: string;
  /** The Origin header; browsers always send it with an upgrade, other programs usually don't. */
  origin: string | undefined;
  publicUrl: string | null;
}

/**
 * Returns whether a page of this origin may open a socket over this host name. Browsers open sockets across origins
 * without asking the server; other programs send no Origin. A host name that others can register must be the one in
 * `PUBLIC_URL`, since its owner could point it at this machine (DNS rebinding).
 */
export function isAllowedOrigin({ host, origin, publicUrl }: UpgradeOrigin): boolean {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  if (host !== publicHost && !isOwnHost(host)) return false;
  if (origin === undefined) return true;
  const originHost = URL.canParse(origin) ? new URL(origin).host : null;
  return (
    originHost !== null &&
    originHost !== '' &&
    (originHost === publicHost || originHost === hostWithoutDefaultPort(origin, host))
  );
}

function isOwnHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopbackHost(host) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || LOCAL_NAME.test(hostname);
}

/**
 * Returns the host without the default port of the origin's scheme: an Origin omits it, a Host header may contain it.
 * Null for an invalid host.
 */
function hostWithoutDefaultPort(origin: string, host: string): string | null {
  const address = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
}
