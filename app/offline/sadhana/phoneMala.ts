import { getNow } from '#app/offline/clock.ts'
import { db } from '#app/offline/phone.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { createJournal } from './journal.ts'
import { createMala, type MalaStore } from './mala.ts'

/** The mala of one mantra on this phone. */
export const openMala = (mantra: string): MalaStore =>
  createMala({
    db,
    journal: createJournal(() => localStorage),
    account: getAccount,
    now: getNow,
    mantra,
  })
