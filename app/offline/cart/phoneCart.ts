import { api, db } from '#app/offline/phone.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { createCart } from './cart.ts'
import { createCartSync } from './syncCart.ts'

const syncCart = createCartSync({ db, api, account: getAccount })

/** Without a network, the next visit or connection does it. */
export const shareCart = (): void => void syncCart().catch(() => undefined)

/** The cart of this phone: loaded by those who use it, and by those who are logged in. */
export const cart = createCart({ db, account: getAccount, onChange: shareCart })
