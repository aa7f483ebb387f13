import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Non-public addresses (RFC 6890): loopback, private and reserved ranges. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4')
}

/** Only 2000::/3 is global unicast; these ranges inside it are tunnels or documentation. */
const allocated = new BlockList()
allocated.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

/** Whether anybody on the internet may be reached there; never for IPv4 written as IPv6. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv6(address)) return allocated.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
  return isIP(address) === 4 && !notPublic.check(address, 'ipv4')
}

/** A visitor gave an address that leads into a private network. */
class PrivateAddressError extends Error {
  readonly code = 'private_address'
}

/**
 * Throws if a URL's host is a literal non-public IP address: connections to literals call no
 * `lookup`. The URL parser has already normalised forms like `0x7f.1`.
 */
export const assertPublicHost = ({ hostname }: URL): void => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new PrivateAddressError('This address is not on the public internet')
  }
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * The `lookup` of an HTTP agent for URLs given by visitors. The checked address is the one the
 * socket connects to: the name is not resolved again, which prevents DNS rebinding. A name that
 * also resolves to a private address is refused.
 */
export const guardedLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateAddressError('This name leads into a private network'), [])
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
