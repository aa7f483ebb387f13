import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/accounts/roles.ts'
import { insertUser, type User } from '#server/features/accounts/userRepository.ts'
import { cookieNames } from '#server/http/session.ts'
import { startSession } from '#server/http/sessionStore.ts'
import { browser, type Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

/** Shared by all, made once: hashing takes most of the time. */
export const password = 'Laddu-for-21'
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$X5C8F6qVHNqV2B20HB5a7A$PUoKoFq4aAiJDFL9LkH56whk7KFkTab3uJOfmkRLeRE'

export type Account = Pick<User, 'id' | 'username' | 'email'> & { readonly password: string }

export type Person = Account & Browser

let made = 0

/** Somebody with an account, a confirmed address, and nothing else. */
export const account = async (
  { db, now }: Pick<TestApp, 'db' | 'now'>,
  wanted: Partial<User> = {},
): Promise<Account> => {
  made += 1
  const at = now().toISOString()
  const user: User = {
    id: randomUUID(),
    username: `devotee${made}`,
    email: `devotee${made}@example.org`,
    emailConfirmedAt: at,
    fullName: undefined,
    language: 'en',
    passwordHash,
    role: 'user',
    isPremium: false,
    disabledAt: undefined,
    totpSecret: undefined,
    totpConfirmedAt: undefined,
    createdAt: at,
    ...wanted,
  }
  if (!(await insertUser(db, user))) throw new Error(`${user.username} is there already`)
  const { id, username, email } = user
  return { id, username, email, password }
}

/** Logs the account in on a new browser, without asking for the password. */
export const signedIn = async (app: TestApp, known: Account): Promise<Person> => {
  const phone = browser(app)
  const { token } = await startSession(app.db, {
    userId: known.id,
    device: 'Chrome on Android',
    now: app.now(),
  })
  phone.cookies.set(cookieNames(app.publicUrl).session, token)
  return { ...known, ...phone }
}

/** Somebody logged in. */
export const person = async (
  app: TestApp,
  wanted: Partial<User> & { role?: Role } = {},
): Promise<Person> => signedIn(app, await account(app, wanted))
