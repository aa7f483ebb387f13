import { call } from '#app/offline/call.ts'
import { listProducts } from '#contract/shop.ts'

/** From the server, past the phone's copy. Checking the answer takes code that only the cart needs. */
export const fetchProducts = () => call(listProducts, {})
