import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * What identifies one client: an IPv4 address, or the /64 network that a provider gives to one customer for IPv6.
 * If a trusted proxy forwards something that is no address, the connection's own counts.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown';
}

/** The network of an address; null for text that is no address. */
export function networkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  if (version !== 6) return version === 4 ? mapped : null;
  // A URL's host is the address in its one canonical form.
  const [head = '', tail] = new URL(`http://[${mapped.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
