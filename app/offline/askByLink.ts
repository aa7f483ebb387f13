import { ApiError } from '#app/api/errors.ts'
import { orNone } from '#app/api/orNone.ts'
import { guestAccount } from './outbox/outboxRow.ts'
import { getAccount } from './session/account.ts'

type Told<T> = {
  /** Null if there is no such thing. */
  told: T | null
  /** Whose it is, where it is of the person who is logged in. */
  account?: string
  /** The secret opens nothing, or nothing any more. */
  isUnknown?: boolean
}

/**
 * Asks the server as the person who is logged in and, where it is not theirs, by the secret of the link.
 * What is one's own needs no secret, wherever its page was opened from.
 */
export async function askByLink<T>(
  token: string,
  ask: (key: { token?: string }) => Promise<T>,
): Promise<Told<T>> {
  const account = getAccount()
  if (account !== guestAccount) {
    const told = await orNone(ask({}))
    // Who has logged out meanwhile leaves nothing here.
    if (account !== getAccount()) return { told: null }
    if (told) return { told, account }
  }
  if (token === '') return { told: null }
  const answer = ask({ token })
  const told = await orNone(answer)
  return told ? { told } : { told, isUnknown: await isNotFound(answer) }
}

const isNotFound = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === 'not_found',
  )
