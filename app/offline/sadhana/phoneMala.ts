import { getNow } from '#app/offline/clock.ts'
import { db } from '#app/offline/phone.ts'
import { getAccount, subscribeAccount } from '#app/offline/session/account.ts'
import { createMala, type MalaStore } from './mala.ts'
import { journal, shareLogNow, shareLogSoon } from './phoneLog.ts'

/** The mala of one mantra on this phone. */
export const openMala = (mantra: string): MalaStore => {
  const mala = createMala({
    db,
    journal,
    account: getAccount,
    now: getNow,
    mantra,
    onStored: shareLogSoon,
  })
  return {
    ...mala,
    open() {
      const stops = [mala.open(), subscribeAccount(mala.look), shareLogNow]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
