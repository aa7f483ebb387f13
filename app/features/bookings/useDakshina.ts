import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { storeDakshina } from '#app/offline/content/bookings.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { Outbox } from '#app/offline/outbox/outbox.ts'
import { isOpen, isOthers, isUnsent } from '#app/offline/outbox/outboxRow.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { useLive } from '#app/offline/useLive.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getDakshina } from '#contract/bookings/dakshina.ts'
import { useCardAnswer } from '#app/payments/useCardAnswer.ts'

const dakshinaQuery = (reference: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'dakshina', reference, token] as QueryKey,
  queryFn: async () => {
    const { api, db, inTime } = await import('#app/offline/phone.ts')
    const { item } = await fetchByLink(token, (key) => api.call(getDakshina, { reference, ...key }))
    if (item) await inTime(storeDakshina(db, item))
    return item
  },
})

/** *I have paid*, on its way or refused. */
const claimOf = (reference: string) => async (_: OfflineDb, outbox: Outbox) =>
  (await outbox.list()).findLast(
    (row) =>
      row.command === 'claimDakshina' &&
      isOpen(row) &&
      !isOthers(row, getAccount()) &&
      (row.input as { reference: string }).reference === reference,
  )

/**
 * A booking's dakshina as the server or the stored copy has it, and a claim still in the outbox.
 */
export function useDakshina(
  { reference, token }: { reference: string; token: string },
  hasPaid: boolean,
) {
  const card = useCardAnswer(hasPaid)
  const { data, refetch, isFetched } = useQuery({
    ...dakshinaQuery(reference, token),
    refetchInterval: ({ state }) => card.pollWhile(state.data?.canPay ?? true),
  })
  const saved = useLive(reference, async (db) => (await db.bookings.get(reference))?.dakshina)
  const claim = useLive(reference, claimOf(reference)).data
  const isUnsentNow = claim !== undefined && isUnsent(claim)
  const wasUnsent = useRef(false)
  useEffect(() => {
    // The outbox has sent the claim: the server has a newer state.
    if (wasUnsent.current && !isUnsentNow) void refetch()
    wasUnsent.current = isUnsentNow
  }, [isUnsentNow, refetch])
  const dakshina = data ?? saved.data
  return {
    dakshina,
    isFetched,
    claim,
    isUnsent: isUnsentNow,
    // Without an answer it may have been paid: nobody is invited to pay again.
    card: card.stateWhile(dakshina?.canPay ?? true),
    renew: () => refetch(),
  } as const
}
