import type { Access } from '#contract/accounts/permissions.ts'

/**
 * Who may use each part of the API that is not open to everybody. A new part fails until it is
 * listed here; a new endpoint fails until it has its part's access.
 */
export const accessOfParts: Readonly<Record<string, readonly Access[]>> = {
  // Two-step login is for staff.
  '/api/account': ['user', 'staff'],
  // Anybody logged in may ask who they are.
  '/api/auth': ['anyone', 'user'],
  // A guest's cart is only on the phone.
  '/api/cart': ['user'],
  '/api/admin/answer-templates': ['messages'],
  '/api/admin/app-icon': ['office'],
  '/api/admin/audit': ['office'],
  '/api/admin/bank-statement': ['donations'],
  '/api/admin/blog': ['content'],
  '/api/admin/backups': ['office'],
  '/api/admin/rites': ['content'],
  '/api/admin/server-state': ['office'],
  // What is paid for one is recorded at the counter.
  '/api/admin/bookings': ['bookings', 'counter'],
  '/api/admin/counter': ['counter'],
  '/api/admin/counter-bookings': ['counter'],
  '/api/admin/counter-donations': ['counter'],
  '/api/admin/counter-sales': ['counter'],
  // The desk takes back what it recorded by mistake.
  '/api/admin/dakshina': ['donations', 'counter'],
  '/api/admin/day-parts': ['bookings', 'office'],
  '/api/admin/day-book': ['orders'],
  '/api/admin/deliveries': ['office'],
  // Those who link two devotees work at the counter.
  '/api/admin/devotees': ['devotees', 'counter'],
  '/api/admin/donations': ['donations'],
  '/api/admin/examples': ['office'],
  '/api/admin/festivals': ['content'],
  '/api/admin/letterhead': ['office'],
  '/api/admin/festival-choice': ['content'],
  '/api/admin/festival-repeats': ['content'],
  '/api/admin/festival-repeat-days': ['content'],
  // While there is no admin, the person with the printed link becomes it.
  '/api/admin/first': ['anyone'],
  '/api/admin/invitations': ['office'],
  '/api/admin/low-stock': ['products'],
  // Everybody who works here should know that emails are not being sent.
  '/api/admin/mail-state': ['staff'],
  '/api/admin/mail-test': ['office'],
  '/api/admin/mantras': ['content'],
  '/api/admin/prints': ['counter'],
  '/api/admin/pujas': ['content'],
  '/api/admin/priests': ['bookings', 'office'],
  '/api/admin/messages': ['messages'],
  '/api/admin/imports': ['donations'],
  // Of these, everybody sees what is about their own parts.
  '/api/admin/messages-sent': ['staff'],
  '/api/admin/monthly-gifts': ['donations'],
  '/api/admin/newsletter-issues': ['content', 'office'],
  '/api/admin/order-steps': ['orders'],
  '/api/admin/orders': ['orders'],
  '/api/admin/orders-remitted': ['orders'],
  '/api/admin/packing-slips': ['orders'],
  '/api/admin/pages': ['content'],
  '/api/admin/people': ['office'],
  '/api/admin/personal-data': ['office'],
  '/api/admin/product-imports': ['products'],
  '/api/admin/products': ['products'],
  // Priests see how many places there are.
  '/api/admin/puja-settings': ['bookings', 'office'],
  '/api/admin/slot-ceilings': ['office'],
  '/api/admin/temple-days': ['bookings', 'office'],
  '/api/admin/reminders': ['office'],
  '/api/admin/shop-state': ['products'],
  '/api/admin/shop-totals': ['orders'],
  '/api/admin/takings': ['donations'],
  // What is given for one is recorded at the counter.
  '/api/admin/sevas': ['bookings', 'counter'],
  '/api/admin/seva-days': ['bookings'],
  '/api/admin/seva-lists': ['bookings'],
  // Their prices are the office's.
  '/api/admin/sponsorships': ['bookings', 'office'],
  '/api/admin/sponsored-days': ['bookings', 'counter'],
  '/api/admin/sponsored-lists': ['bookings'],
  '/api/admin/set-up': ['office'],
  '/api/admin/site': ['office'],
  '/api/admin/subscribers': ['office'],
  '/api/admin/whatsapp-messages': ['office'],
  // Of these, everybody translates what they may write in English.
  '/api/admin/translations': ['staff'],
  // The caller's own alone.
  '/api/admin/views': ['staff'],
  '/api/admin/writing': ['content'],
  // Everybody sees what waits in their own parts.
  '/api/admin/waiting': ['staff'],
}
