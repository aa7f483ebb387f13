import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const addressLimit = 64

export type Caller = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

type LocalCaller = Caller & Pick<IncomingMessage, 'httpVersion'>

/** The client's address behind the known proxies; entries before theirs may be forged. */
export const clientAddress = ({ headers, socket }: Caller, proxies: number): string => {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = hops.map((part) => part.trim().slice(0, addressLimit)).filter(Boolean)
  const direct = socket.remoteAddress ?? ''
  return plain([...chain, direct].at(-1 - proxies) ?? chain[0] ?? direct)
}

/** Without the port that some proxies add, and an IPv4 address not as IPv6 writes it. */
const plain = (address: string): string =>
  address
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i, '$1')

/** The eight groups of an IPv6 address, each in its shortest form. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0)
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

/** The address block that counts as one caller: with IPv6 a household gets up to a /56. */
export const callerOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [first, second, third, fourth = ''] = groupsOf(address)
  const network = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [first, second, third, network].join(':')
}

/** As much of an address as the log may have: enough to see an attack, too little to name a household. */
export const networkOf = (address: string): string => {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return 'unknown'
}

/**
 * The caller for rate limits; undefined for requests from this machine without a known proxy,
 * because it may be an unconfigured proxy with everyone behind it.
 */
export const callerAddress = (req: Caller, proxies: number): string | undefined => {
  const address = clientAddress(req, proxies)
  return proxies === 0 && isLoopback(address) ? undefined : callerOf(address)
}

/** Headers that proxies add. A browser on the same machine sends none that begin with `x-`. */
const ofProxy = /^(x-.*|forwarded|via|cdn-loop|front-end-https|cf-.*|.*(client|real|cluster)-ip)$/

/** A proxy that passes the host name on sends the temple’s own. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the request's page was opened at a local address; proxies do not change these headers.
 */
const isLocalPage = (address: string | undefined): boolean =>
  address === undefined || localHost.test(URL.parse(address)?.host ?? '')

/** Whether the connection comes from this machine, without any sign of having been forwarded. */
export const isLocalCaller = ({ headers, socket, httpVersion }: LocalCaller): boolean =>
  isLoopback(plain(socket.remoteAddress ?? '')) &&
  localHost.test(headers.host ?? '') &&
  isLocalPage(headers.origin) &&
  isLocalPage(headers.referer) &&
  // The default of older nginx.
  httpVersion !== '1.0' &&
  !Object.keys(headers).some((name) => ofProxy.test(name))
