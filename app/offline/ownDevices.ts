import { shareCart } from './cart/phoneCart.ts'
import { dropLogOf, shareLog } from './sadhana/phoneLog.ts'

/** What a person has on all their devices: loaded by those who are logged in. */
export const shareAll = (): void => {
  shareCart()
  shareLog()
}

/** What of it leaves the phone with them. */
export const dropAll = dropLogOf
