import { booking as bookingHi } from '#app/i18n/hi/bookings/booking.ts'
import { pujaPage as pujaPageHi } from '#app/i18n/hi/bookings/pujaPage.ts'
import { donations as donationsHi } from '#app/i18n/hi/donations/donations.ts'
import { order as orderHi } from '#app/i18n/hi/orders/order.ts'
import { reminders as remindersHi } from '#app/i18n/hi/reminders/reminders.ts'
import { shell as shellHi } from '#app/i18n/hi/shell/shell.ts'
import { cart as cartHi } from '#app/i18n/hi/shop/cart.ts'
import { checkout as checkoutHi } from '#app/i18n/hi/shop/checkout.ts'
import { shop as shopHi } from '#app/i18n/hi/shop/shop.ts'
import { booking } from '#app/i18n/mr/bookings/booking.ts'
import { pujaPage } from '#app/i18n/mr/bookings/pujaPage.ts'
import { donations } from '#app/i18n/mr/donations/donations.ts'
import { order } from '#app/i18n/mr/orders/order.ts'
import { reminders } from '#app/i18n/mr/reminders/reminders.ts'
import { shell } from '#app/i18n/mr/shell/shell.ts'
import { cart } from '#app/i18n/mr/shop/cart.ts'
import { checkout } from '#app/i18n/mr/shop/checkout.ts'
import { shop } from '#app/i18n/mr/shop/shop.ts'

/** What pages say in a language: journeys press what is there, whatever it is called. */
export const wordsOf = {
  mr: {
    booking: booking.english,
    pujaPage: pujaPage.english,
    donations: donations.english,
    order: order.english,
    reminders: reminders.english,
    shell: shell.english,
    cart: cart.english,
    checkout: checkout.english,
    shop: shop.english,
  },
  hi: {
    booking: bookingHi.english,
    pujaPage: pujaPageHi.english,
    donations: donationsHi.english,
    order: orderHi.english,
    reminders: remindersHi.english,
    shell: shellHi.english,
    cart: cartHi.english,
    checkout: checkoutHi.english,
    shop: shopHi.english,
  },
}
