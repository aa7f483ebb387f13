import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { AppError } from '#server/errors.ts'

/**
 * Loose on purpose: behind one address of an Indian mobile network stand thousands of people. What
 * is refused waits in their outbox and comes again.
 */
const most = 60
const windowMs = 10 * 60 * 1000

/** So many counts are held at most: whoever has more addresses than that is not stopped by counting. */
const countsKept = 20_000

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const addressLimit = 64

type Caller = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

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
  const direct = socket.remoteAddress ?? ''
  return plain([...chain, direct].at(-1 - proxies) ?? chain[0] ?? direct)
}

/** An IPv4 address as such: not as IPv6 writes it, nor with the port that some proxies add. */
const plain = (address: string): string =>
  address.replace(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i, '$1')

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

/**
 * Whom limits count, or undefined for whoever comes from this machine without a known proxy: that may
 * be one nobody told us of, with everyone behind it.
 */
export const callerAddress = (req: Caller, proxies: number): string | undefined => {
  const address = clientAddress(req, proxies)
  return proxies === 0 && isLoopback(address) ? undefined : callerOf(address)
}

/**
 * Seconds after which the caller may send this command again, or ask for what is counted; undefined when
 * it may now. `atMost` in ten minutes, where that is another number than for commands.
 */
export type CommandLimit = (req: Caller, path: string, atMost?: number) => number | undefined

/** Counts it, or refuses it. */
export const takeOne = (limit: CommandLimit, ...what: Parameters<CommandLimit>): void => {
  const retryAfterSeconds = limit(...what)
  if (retryAfterSeconds === undefined) return
  throw new AppError('too_many_requests', undefined, [], { retryAfterSeconds })
}

type Count = { taken: number; readonly endsAt: number }

/** Counts in windows that begin with the first; the oldest stand first, and go first when there are too many. */
const createCounts = () => {
  const counts = new Map<string, Count>()
  // Many at a time: a map whose first entry is removed again and again becomes slow.
  const makeRoom = (): void => {
    if (counts.size < countsKept) return
    for (const key of counts.keys()) {
      counts.delete(key)
      if (counts.size <= countsKept / 2) return
    }
  }
  return (key: string, now: number): Count => {
    const known = counts.get(key)
    if (known && known.endsAt > now) return known
    makeRoom()
    const fresh = { taken: 0, endsAt: now + windowMs }
    counts.delete(key)
    counts.set(key, fresh)
    return fresh
  }
}

/** Counts what each caller sends, each command by itself. */
export const createCommandLimit = (proxies: number, now: () => Date): CommandLimit => {
  const countOf = createCounts()
  return (req, path, atMost = most) => {
    const address = callerAddress(req, proxies)
    if (address === undefined) return undefined
    const at = now().getTime()
    const count = countOf(`${address} ${path}`, at)
    if (count.taken >= atMost) return Math.ceil((count.endsAt - at) / 1000)
    count.taken += 1
    return undefined
  }
}
