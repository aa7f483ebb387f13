import { ApiError } from '#app/api/errors.ts'
import { orNone } from '#app/api/orNone.ts'
import { guestAccount } from './outbox/outboxRow.ts'
import { getAccount } from './session/account.ts'

type LinkAnswer<T> = {
  /** Null on a 404. */
  item: T | null
  /** The owner, if it belongs to the logged-in account. */
  account?: string
  /** The secret is wrong or no longer valid. */
  isUnknown?: boolean
  /** The secret was right but has expired. */
  isExpired?: boolean
}

/**
 * Fetches as the logged-in account and, if the item is not theirs, with the secret of the link. The
 * account's own items need no secret.
 */
export async function fetchByLink<T>(
  token: string,
  fetchItem: (key: { token?: string }) => Promise<T>,
): Promise<LinkAnswer<T>> {
  const account = getAccount()
  if (account !== guestAccount) {
    const own = await orNone(fetchItem({}))
    // Nothing is stored after a logout in the meantime.
    if (account !== getAccount()) return { item: null }
    if (own) return { item: own, account }
  }
  if (token === '') return { item: null }
  const answer = fetchItem({ token })
  const answered = await orNone(answer)
  if (answered) return { item: answered }
  const code = await codeOf(answer)
  return { item: answered, isUnknown: code === 'not_found', isExpired: code === 'link_over' }
}

const codeOf = (answer: Promise<unknown>): Promise<string | undefined> =>
  answer.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.code : undefined),
  )
