import { okOf } from '#server/test/admin.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import type { Changes } from './change.ts'

/** Of monthly gifts. */
export const monthlyGiftsChanges: Changes = {
  'POST /api/admin/monthly-gifts/:reference/stop': async ({ app, admin }) => {
    okOf(await admin.post('/api/monthly-gifts/upi', giftPayload))
    const { reference } = await app.db('monthly_gifts').orderBy('id', 'desc').first('reference')
    return admin.post(`/api/admin/monthly-gifts/${reference}/stop`, {})
  },
}
