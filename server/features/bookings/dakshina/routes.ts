import { claimDakshina, downloadDakshinaReceipt, getDakshina } from '#contract/bookings/dakshina.ts'
import { implement, implementDownload, userIdOf, type Route } from '#server/http/implement.ts'
import type { DakshinaService } from './service.ts'

export const dakshinaRoutes = ({ get, claim, receipts }: DakshinaService): Route[] => [
  implement(getDakshina)((input, { db, actor }) => get(db, { ...input, userId: userIdOf(actor) })),
  implement(claimDakshina)((input, { db, actor, language }) =>
    claim(db, { ...input, language, userId: userIdOf(actor) }),
  ),
  implementDownload(downloadDakshinaReceipt)((input, { db }) => receipts.pdf(db, input)),
]
