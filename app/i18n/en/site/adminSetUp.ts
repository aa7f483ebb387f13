import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { SettledByHand, SetUpStep } from '#contract/site/setUpAdmin.ts'

const things = (count: number, one: string, many: string): string =>
  counted(count, { one: `1 ${one}`, other: `${count} ${many}` })

/** A new temple's first days. */
export const adminSetUp = catalogue('adminSetUp', {
  title: 'Set up your temple',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  text: 'What visitors see until you enter your own. Nobody can order in the shop before you open it.',
  steps: {
    address: 'Address, phone and email',
    place: 'Place for the almanac',
    hours: 'Opening hours',
    slots: 'How many pujas each slot takes',
    priests: 'Priests',
    pujas: 'Pujas and their prices',
    upi: 'UPI ID for donations',
    eightyG: '80G registration and PAN',
    products: 'Products, and opening the shop',
    backup: 'A first backup',
    email: 'A mail server, so that emails arrive',
    invitations: 'Invitations for your staff',
  } satisfies Record<SetUpStep, string>,
  /** What is shown until then. */
  now: {
    address: 'None are shown yet',
    place: 'Now: Pune',
    hours: 'Examples are shown',
    slots: 'Examples for two priests',
    priests: 'None are shown yet',
    pujas: 'Five pujas can be booked, at example prices',
    products: 'Example products are shown; the shop is shut',
    email: 'Emails are written to files and reach nobody',
  } as Partial<Record<SetUpStep, string>>,
  settle: {
    place: 'It is Pune',
    hours: 'They are right',
    slots: 'They are right',
    priests: 'Name none',
    pujas: 'They are right',
    upi: 'We have none',
    eightyG: 'We have none',
    products: 'We have no shop',
    invitations: 'Only me',
  } satisfies Record<SettledByHand, string>,
  settleOf: (step: string, answer: string) => `${step}: ${answer}`,
  undo: 'Change',
  undoOf: (step: string) => `Change: ${step}`,
  done: 'Done',
  toDo: 'To do',
  putAway: 'Put this list away',
  isAway: 'The set-up list is put away. You can bring it back under Settings.',
  bringBack: 'Show the set-up list on Today',
  broughtBack: 'The set-up list is on Today again',
  shop: {
    isShut: 'The shop is shut. Visitors see the products and can’t order.',
    isOpen: 'The shop is open.',
    open: 'Open the shop',
    shut: 'Shut the shop',
    nowOpen: 'The shop is open',
    closed: 'The shop is shut',
    shutTitle: 'Shut the shop?',
    shutText: 'Visitors still see the products, but nobody can order. Orders already placed go on.',
    openTitle: 'Open the shop?',
    openText: (examples: number) =>
      `${things(examples, 'product is still an example', 'products are still examples')} with a made-up price and stock. Visitors can order them, too.`,
  },
  examples: {
    remove: 'Remove the examples',
    title: 'Remove the examples?',
    text: 'Only what nobody has edited. You can restore each one for 30 days.',
    products: (count: number) => things(count, 'product', 'products'),
    articles: (count: number) => things(count, 'article of the blog', 'articles of the blog'),
    confirm: 'Remove',
    removed: (products: number, articles: number) =>
      `Removed: ${[
        products > 0 && things(products, 'product', 'products'),
        articles > 0 && things(articles, 'article', 'articles'),
      ]
        .filter(Boolean)
        .join(' and ')}`,
  },
})
