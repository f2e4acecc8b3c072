import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the key that identifies a client: an IPv4 address, or for IPv6 the /64 network that a provider gives to one
 * customer. If a trusted proxy forwards an invalid address, the connection's own address is used.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown';
}

/** Returns the address itself for IPv4 and its /64 network for IPv6; null for text that isn't an address. */
export function networkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  if (version !== 6) return version === 4 ? mapped : null;
  // The host of a parsed URL is the IPv6 address in its canonical form.
  const [head = '', tail] = new URL(`http://[${mapped.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
