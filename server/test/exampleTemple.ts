import type { Knex } from 'knex'
import { firstSetUp, firstSite } from '#server/db/seed/site.ts'
import type { TempleSite } from '#contract/site/admin.ts'

/** A temple whose staff have entered everything. */
export const exampleSite: TempleSite = {
  name: 'Shri Ganesha Mandir',
  locality: 'Pune, Maharashtra',
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  address: [
    'Shri Ganesha Mandir',
    '108 Modak Lane, Kasba Peth',
    'Pune, Maharashtra 411011',
    'India',
  ],
  phone: '+91 20 5550 0108',
  email: 'namaste@ganeshamandir.example',
  officeHours: '10:00 AM - 6:00 PM Mon-Sat',
  templeHours: [
    { days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' },
    { days: 'Sat-Sun', hours: '5 AM-9 PM' },
    { days: 'Festival days', hours: '4 AM-11 PM' },
  ],
  phoneHours: 'Mon-Sat 10 AM-6 PM',
  city: { name: 'Pune', latitude: 18.5196, longitude: 73.8553, timeZone: 'Asia/Kolkata' },
  social: {},
  visit: {
    aartis: [
      {
        name: 'Kakad aarti',
        text: 'The doors open, and Ganesha is woken with a lamp and a morning hymn.',
        from: 'midnight',
        minutes: 6 * 60,
      },
      {
        name: 'Abhishek',
        text: 'He is bathed with water, milk and honey while the Atharvashirsha is recited.',
        from: 'midnight',
        minutes: 8 * 60,
      },
      {
        name: 'Madhyahna aarti',
        text: 'Modak and fruit are offered at midday, the hour of his birth.',
        from: 'midnight',
        minutes: 11 * 60 + 30,
      },
      {
        name: 'Sandhya aarti',
        text: 'Lamps are lit at sunset, and everybody sings Sukhakarta Dukhaharta.',
        from: 'sunset',
        minutes: 15,
      },
      {
        name: 'Shej aarti',
        text: 'The last lamp of the day; then the doors close and Ganesha rests.',
        from: 'midnight',
        minutes: 20 * 60 + 45,
      },
    ],
    priests: [
      {
        name: 'Vinayak Joshi Guruji',
        duties: 'Head priest. Leads the daily worship and recites the Atharvashirsha.',
        languages: 'Marathi, Hindi, Sanskrit',
      },
      {
        name: 'Madhav Kulkarni',
        duties: 'Conducts Satyanarayana and Lakshmi Puja, also at home.',
        languages: 'Marathi, Hindi, English',
      },
      {
        name: 'Sharada Deshpande',
        duties: 'Conducts Sankashti Puja and teaches children the stotras on Sundays.',
        languages: 'Marathi, Kannada, English',
      },
    ],
    way: {
      road: 'Peth Road',
      lane: 'Modak Lane',
      landmark: 'Old banyan',
      directions:
        'Leave Peth Road at the old banyan and walk into Modak Lane. After a two-minute walk you’ll see the temple’s flag on your left.',
      north: 'up',
    },
  },
}

/** Sets a new temple up: its details are its own, and its shop is open. */
export const setUpTemple = async (db: Knex): Promise<void> => {
  await db('site').update({ content: JSON.stringify(exampleSite), set_up: null })
}

/** As it is before that. */
export const asNewTemple = async (db: Knex): Promise<void> => {
  await db('site').update({
    content: JSON.stringify(firstSite),
    set_up: JSON.stringify(firstSetUp),
  })
}
