import { ApiError } from '#app/api/errors.ts'
import { orNone } from '#app/api/orNone.ts'
import { guestAccount } from './outbox/outboxRow.ts'
import { getAccount } from './session/account.ts'

type Told<T> = {
  /** Null if there is no such thing. */
  told: T | null
  /** The owner, if it belongs to the person who is logged in. */
  account?: string
  /** The secret opens nothing, or no longer does. */
  isUnknown?: boolean
  /** The secret was right, and its time is over. */
  isExpired?: boolean
}

/**
 * Asks the server as the person who is logged in and, if it is not theirs, with the secret of the link.
 * One's own things need no secret, wherever the page was opened from.
 */
export async function askByLink<T>(
  token: string,
  ask: (key: { token?: string }) => Promise<T>,
): Promise<Told<T>> {
  const account = getAccount()
  if (account !== guestAccount) {
    const told = await orNone(ask({}))
    // If the person has logged out meanwhile, nothing is stored.
    if (account !== getAccount()) return { told: null }
    if (told) return { told, account }
  }
  if (token === '') return { told: null }
  const answer = ask({ token })
  const told = await orNone(answer)
  if (told) return { told }
  const code = await codeOf(answer)
  return { told, isUnknown: code === 'not_found', isExpired: code === 'link_over' }
}

const codeOf = (answer: Promise<unknown>): Promise<string | undefined> =>
  answer.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.code : undefined),
  )
