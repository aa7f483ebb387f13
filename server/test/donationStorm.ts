import type { Stripe } from 'stripe'
import type { DonationStatus } from '#contract/donations/public.ts'
import { begin, cards, hear, minutesLater, reconcile, type DonationTemple } from './donations.ts'

/** Mulberry32: the same storm for the same seed. */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

type ExpectedEnd = {
  readonly ends: DonationStatus
  /** Between *succeeded* and the end, or after it if the status stays. */
  readonly also?: readonly DonationStatus[]
}

type Story = ExpectedEnd & {
  readonly live: (temple: DonationTemple, id: string, secret: string) => Promise<unknown>
}

/** What donors do. */
const stories: readonly Story[] = [
  {
    ends: 'succeeded',
    live: async ({ sandbox }, _, secret) => sandbox.checkout.pay(secret, cards.good),
  },
  {
    ends: 'succeeded',
    live: async ({ sandbox: { checkout } }, _, secret) => {
      checkout.pay(secret, cards.declined)
      checkout.pay(secret, cards.asks)
      checkout.authenticate(secret, false)
      checkout.pay(secret, cards.asks)
      checkout.authenticate(secret, true)
    },
  },
  {
    ends: 'refunded',
    live: async ({ sandbox }, id, secret) => {
      sandbox.checkout.pay(secret, cards.good)
      await sandbox.provider.refund(id)
    },
  },
  {
    ends: 'succeeded',
    also: ['succeeded'],
    live: async ({ sandbox }, id, secret) => {
      sandbox.checkout.pay(secret, cards.good)
      sandbox.elsewhere.refund(id, 10_000)
      sandbox.elsewhere.refund(id, 5000)
    },
  },
  {
    ends: 'succeeded',
    live: async ({ sandbox }, id, secret) => {
      sandbox.checkout.pay(secret, cards.good)
      sandbox.elsewhere.refund(id)
      sandbox.elsewhere.failRefund(id)
    },
  },
  {
    ends: 'refunded',
    live: async ({ sandbox }, id, secret) => {
      sandbox.checkout.pay(secret, cards.disputed)
      sandbox.elsewhere.closeDispute(id, 'lost')
    },
  },
  {
    ends: 'failed',
    live: async ({ sandbox }, id, secret) => {
      sandbox.checkout.pay(secret, cards.declined)
      await sandbox.provider.cancel(id)
    },
  },
  { ends: 'cancelled', live: ({ sandbox }, id) => sandbox.provider.cancel(id) },
]

export type Storm = {
  /** By payment, how its donation must end. */
  readonly expected: ReadonlyMap<string, ExpectedEnd>
  readonly sent: number
  readonly lost: number
  readonly refused: number
}

/** Each once to four times, in any order; one in ten is lost. */
const mailbag = (events: readonly Stripe.Event[], random: () => number) => {
  const arriving = events.filter(() => random() >= 0.1)
  const bag = arriving.flatMap((event) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => event),
  )
  return { bag: shuffled(bag, random), lost: events.length - arriving.length }
}

/** Makes this many donations, then lets the provider report them in the worst possible way. */
export const storm = async (
  temple: DonationTemple,
  donations: number,
  seed: number,
): Promise<Storm> => {
  const random = randomFrom(seed)
  const expected = new Map<string, ExpectedEnd>()
  for (let i = 0; i < donations; i += 1) {
    const { id, clientSecret } = await begin(temple)
    const story = stories[i % stories.length]
    if (!story) continue
    await story.live(temple, id, clientSecret)
    expected.set(id, story)
  }
  const { bag, lost } = mailbag(temple.sandbox.webhooks.events, random)
  let refused = 0
  for (let at = 0; at < bag.length;) {
    const together = bag.slice(at, (at += 1 + Math.floor(random() * 12)))
    const replies = await Promise.all(together.map((event) => hear(temple, event)))
    refused += replies.filter(({ status }) => status !== 200).length
    // Some arrive days later, and in between the provider is asked.
    if (random() < 0.1) minutesLater(temple, Math.floor(random() * 600))
    if (random() < 0.1) await reconcile(temple)
  }
  // Long enough for the next check of paid donations.
  minutesLater(temple, 60 * 24 * 60)
  await reconcile(temple)
  return { expected, sent: bag.length, lost, refused }
}
