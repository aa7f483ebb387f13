import { catalogue } from '#app/i18n/words.ts'

export type Step = { id: string; text: string }

/** The steps of each observance. All are optional, and health comes first. */
const sankashti: Step[] = [
  { id: 'bathe' as const, text: 'Bathe, light a lamp, and make your sankalp: why you are fasting' },
  { id: 'fast' as const, text: 'Fast until moonrise; fruit, milk and water if you need them' },
  {
    id: 'durva' as const,
    text: 'In the evening offer durva, a red flower, and modak or sesame sweets',
  },
  { id: 'chant' as const, text: 'Chant the Sankata Nashana Stotra or Ganesha’s name' },
  {
    id: 'arghya' as const,
    text: 'When the moon has risen, offer arghya: water, rice and a flower',
  },
  { id: 'break' as const, text: 'Break the fast with prasad' },
]

const vinayaka: Step[] = [
  { id: 'bathe' as const, text: 'Bathe and light a lamp in the morning' },
  { id: 'fast' as const, text: 'Eat lightly, or fast until the midday puja' },
  { id: 'puja' as const, text: 'Worship Ganesha at midday with durva and modak' },
  { id: 'chant' as const, text: 'Chant the Atharvashirsha or Ganesha’s name' },
]

export const vratSteps = catalogue('vratSteps', {
  sankashti,
  vinayaka,
  ganesh_chaturthi: [
    { id: 'clean' as const, text: 'Clean the puja place, draw a rangoli and bring the murti home' },
    { id: 'install' as const, text: 'Install the murti at midday and invite Ganesha into it' },
    { id: 'offer' as const, text: 'Offer durva, red flowers and twenty-one modaks' },
    { id: 'aarti' as const, text: 'Sing the aarti with the whole family' },
    { id: 'moon' as const, text: 'Do not look at the moon this evening' },
  ],
  ganesh_jayanti: [
    { id: 'bathe' as const, text: 'Bathe with sesame in the water' },
    { id: 'puja' as const, text: 'Worship Ganesha at midday' },
    { id: 'offer' as const, text: 'Offer durva and sweets of sesame and jaggery' },
    { id: 'chant' as const, text: 'Chant the Atharvashirsha' },
  ],
  anant_chaturdashi: [
    { id: 'anant' as const, text: 'Worship Ananta and tie the thread of fourteen knots' },
    { id: 'aarti' as const, text: 'Sing the last aarti and ask forgiveness for anything missed' },
    {
      id: 'farewell' as const,
      text: 'Immerse the murti; a clay murti in a bucket at home is best',
    },
    { id: 'return' as const, text: 'Ask Ganesha to come early next year' },
  ],
  gudi_padwa: [
    { id: 'gudi' as const, text: 'Raise the gudi at the door after sunrise' },
    { id: 'neem' as const, text: 'Taste neem with jaggery' },
    { id: 'ganesha' as const, text: 'Begin the year with Ganesha’s name' },
  ],
  akshaya_tritiya: [
    { id: 'puja' as const, text: 'Worship in the morning' },
    { id: 'give' as const, text: 'Give water, grain or an umbrella, or teach someone' },
    { id: 'begin' as const, text: 'Begin what you want to last' },
  ],
})
