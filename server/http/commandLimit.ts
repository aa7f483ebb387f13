import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Loose on purpose: behind one address of an Indian mobile network stand thousands of people. What
 * is refused waits in their outbox and comes again.
 */
const points = 60
const durationSeconds = 10 * 60

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const addressLimit = 64

/** Who called, past the proxies we know of; what stands before theirs, the caller may have made up. */
export const clientAddress = (
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
  },
  proxies: number,
): string => {
  const said = String(headers['x-forwarded-for'] ?? '').split(',')
  const chain = said.map((part) => part.trim().slice(0, addressLimit)).filter(Boolean)
  const direct = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  return [...chain, direct].at(-1 - proxies) ?? chain[0] ?? direct
}

/** One household is one caller: with IPv6 it has a whole /64. */
export const callerOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : Math.max(8 - first.length - last.length, 0)
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Seconds after which the caller may send this command again; undefined when it may now. */
export type CommandLimit = (req: IncomingMessage, path: string) => Promise<number | undefined>

/**
 * Counts the commands of each caller, each command by itself. Without a known proxy, whoever comes
 * from this machine is not counted: that may be a proxy nobody told us of, with everyone behind it.
 */
export const createCommandLimit = (proxies: number): CommandLimit => {
  const limiter = new RateLimiterMemory({ points, duration: durationSeconds })
  return async (req, path) => {
    const address = clientAddress(req, proxies)
    if (proxies === 0 && isLoopback(address)) return undefined
    try {
      await limiter.consume(`${callerOf(address)} ${path}`)
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.ceil(refused.msBeforeNext / 1000)
    }
  }
}
