// Decides which addresses the server sends push messages to. Browsers supply these addresses, so only known push
// services are accepted.
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { PushServices } from '../kernel/deps.ts';

/**
 * The push hosts of Chrome, Edge, Firefox and Safari. A leading dot matches all names below the host, but not the host
 * itself.
 */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

export const KNOWN_PUSH_SERVICES: PushServices = {
  has: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    !hostname.startsWith('.') &&
    HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host)),
  lookup: createPublicLookup(resolve),
};

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}

const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

// IPv6 ranges that embed an IPv4 address and so could lead to a private network, and the range reserved for
// documentation.
const IPV4_TUNNELS = new BlockList();
IPV4_TUNNELS.addSubnet('2002::', 16, 'ipv6');
IPV4_TUNNELS.addSubnet('2001::', 32, 'ipv6');
IPV4_TUNNELS.addSubnet('2001:db8::', 32, 'ipv6');

/** Returns whether an IP address belongs to the public Internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  if (version === 4) return !PRIVATE.check(mapped, 'ipv4');
  return version === 6 && GLOBAL.check(mapped, 'ipv6') && !IPV4_TUNNELS.check(mapped, 'ipv6');
}

/** Creates a DNS lookup that refuses a name if any of its addresses is private. */
export function createPublicLookup(lookup: typeof resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      if (refused || addresses.length === 0) return callback(new Error(`${hostname} has a private address.`), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
