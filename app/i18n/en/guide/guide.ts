import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const minutes = (count: number) => `${count} min`
const steps = (count: number) => counted(count, { one: '1 step', other: `${count} steps` })

/** The rites that families perform at home: their list, and what comes before one begins. */
export const guide = catalogue('guide', {
  page: {
    title: 'Puja at home, step by step',
    description:
      'The daily puja, Sankashti and Ganesh Chaturthi at home: each step with a picture, its mantra, meaning and recitation. It works offline.',
  },
  eyebrow: 'At home',
  heading: 'Puja at home',
  intro: 'One step a screen, with its mantra and recitation. Once opened, a puja works offline.',
  performAtHome: 'Perform the puja at home, step by step',
  back: 'Book a puja',
  backToAll: 'All pujas at home',
  failed: 'This puja could not be loaded.',
  empty: 'Pujas to perform at home will appear here.',
  facts: (stepCount: number, length: number) => `${steps(stepCount)} · ${minutes(length)}`,
  anyDay: 'Any day, in the morning or evening',
  sankashti: (date: string, time: string, city: string) => `${date}, moonrise ${time} in ${city}`,
  sankashtiToday: (time: string, city: string) => `Today, moonrise ${time} in ${city}`,
  midday: (date: string, hours: string, city: string) => `${date}, midday ${hours} in ${city}`,
  middayToday: (hours: string, city: string) => `Today, midday ${hours} in ${city}`,
  notToday: 'Today is not the day of this puja, so the sankalp is that of the daily puja.',
  goesOnWith: (title: string) => `This puja goes on with: ${title}`,
  unread:
    'No priest has checked these texts yet. Where your family or priest does it differently, follow them.',
  begin: 'Begin',
  goOn: (step: number) => `Go on at step ${step}`,
  anew: 'Begin anew',
  begunAnew: 'The puja begins anew',
  form: {
    legend: 'How much time do you have?',
    whole: 'Whole puja',
    short: 'Short form',
    facts: (stepCount: number, length: number, days: number) =>
      `${steps(stepCount)}, about ${minutes(length)}${days > 1 ? ` over ${days} days` : ''}`,
  },
  samagri: {
    heading: 'What you need',
    optional: 'optional',
    note: 'Your ticks are saved on this phone.',
    add: 'Add what is missing to the cart',
    inShop: (products: string) => `From our shop: ${products}`,
    inCart: (products: string) => `In your cart: ${products}`,
    added: (count: number) =>
      counted(count, {
        one: '1 item added to the cart',
        other: `${count} items added to the cart`,
      }),
    notAdded: 'Nothing could be added to the cart',
    notAddedText: 'Please try again, or open the shop.',
    toCart: 'View cart',
  },
  family: {
    heading: 'Names for the sankalp',
    note: 'Said in the sankalp, which we compose for your city and the hour. They stay on this phone.',
    name: (place: number) => `Name ${place}`,
    add: 'Add a name',
    remove: (place: number) => `Remove name ${place}`,
    gotra: 'Gotra',
    gotraHint: 'If you don’t know it, leave it empty: Kashyapa is said instead.',
    take: 'Take the names of your last booking',
  },
  remind: 'A reminder',
  remindEve: 'Remind me the evening before',
  save: {
    heading: 'Offline',
    note: 'Opening this page saves its texts and pictures on this phone, and its recitations too unless your phone is saving data.',
  },
  steps: 'The steps',
})
