import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

type Renewal = {
  readonly id: string
  /** SHA-256 of the meaning that the app had before. */
  readonly was: string
  readonly meaning: string
}

const renewals: readonly Renewal[] = [
  {
    id: 'om-gam-ganapataye-namah',
    was: 'aSCpanhCLdaiZJtrqSrQZ7RC2nhKWtcdfU41GK3Qxio',
    meaning: [
      'Om. Gam is the seed-sound of Ganesha. I bow to Ganapati, the lord of the ganas, all ',
      'the groups of beings. It is a short mantra to repeat quietly before you begin ',
      'anything.',
    ].join(''),
  },
  {
    id: 'maha-ganapati-mula-mantra',
    was: '_puw68FTMarNleC8db8gQZX-CGvAfLgLkYITnfmJ6hU',
    meaning: [
      'Om. With the seed-sounds of Lakshmi, Parvati, Love, the Earth and Ganesha, I call on',
      ' Ganapati: best of givers, give your blessing; bring all beings into accord with me.',
      ' Svaha, I offer this to you. By tradition, this mantra is received from a teacher.',
    ].join(''),
  },
  {
    id: 'rinaharta-ganapati',
    was: 'PWYD6aXkD8imLp88ZJbtuFq0fsJY4f2WnVry2EjLM0s',
    meaning: [
      'Om. O Ganesha, cut away my debts; you are the one most worthy to be chosen. Hum, ',
      'homage, phat. The debts are those of money and also the three debts each of us is ',
      'born with: to the gods, to the seers (rishis) and to our forebears.',
    ].join(''),
  },
  {
    id: 'dvadasha-nama',
    was: 'c-wzteoaUPq9yl3XSyX1SDaBhbtUciveNuv_xvPcBYo',
    meaning: [
      'Twelve names of Ganesha: the fair-faced, the single-tusked, the tawny, the ',
      'elephant-eared, the great-bellied, the formidable, the destroyer of obstacles, the ',
      'lord of the hosts, the smoke-bannered, the chief of the hosts, the one with the moon',
      ' on his brow, the elephant-faced. The verse says that no obstacle arises for anyone ',
      'who recites these twelve names, or even hears them, at the start of studies, at a ',
      'wedding, on entering or setting out, in battle or in trouble.',
    ].join(''),
  },
  {
    id: 'sankata-nashana-stotra',
    was: 'P_08bX1PeK-v8RIB_ad3nryBaxUOeFKQ_m-VdWeDB3Q',
    meaning: [
      'Narada says: with bowed head, remember each day the son of Gauri, Vinayaka, who ',
      'dwells with those who love him, for a long life and for what you hope and need. His ',
      'twelve names follow: the curved-trunked, the single-tusked, the one of dark and ',
      'tawny eyes, the elephant-faced; the great-bellied, the formidable, the king of ',
      'obstacles, the smoke-coloured; the moon-browed, Vinayaka, Ganapati, Gajanana. ',
      'Whoever says these names at dawn, noon and dusk, the hymn says, need fear no ',
      'obstacle, for the Lord brings all things to completion. A student gains learning, ',
      'someone in need gains wealth, those who long for children are given children, and ',
      'the seeker of freedom finds the way. The hymn promises its first results in six ',
      'months and complete success in a year. Whoever writes it out and gives it to eight ',
      'learned people receives, by the grace of Ganesha, all learning.',
    ].join(''),
  },
  {
    id: 'ganesha-pancharatnam',
    was: '-_5RDN9kuwNzFRKlk5XQ-9W-VhvAlGZtKyUXf3-lrwc',
    meaning: [
      'Joyfully he holds the modaka in his hand, and he always leads to freedom. He wears ',
      'the crescent moon, protects the worlds, leads those who have no leader, destroyed ',
      'the elephant demon, and quickly ends the misfortune of those who bow: to that ',
      'Vinayaka I bow. Terrifying to those who will not bow, bright as the newly risen sun,',
      ' he is revered by gods and by their enemies, and lifts those who bow out of their ',
      'worst troubles. Lord of the gods, of treasure, of elephants and of the hosts, the ',
      'great Lord, higher than the highest: in him I take refuge always. He brings good to ',
      'all the worlds and routs the mighty demons; great-bellied, excellent, with the face ',
      'of a noble elephant, imperishable, he is a mine of compassion, patience, joy and ',
      'fame, and gives understanding to those who bow: to the shining one I bow. He wipes ',
      'away the grief of those who have nothing; the ancient words speak of him. First son ',
      'of Shiva, he crushes the pride of the enemies of the gods and is awesome when the ',
      'world ends. He wears serpents as ornaments, and ichor flows down his cheeks: I ',
      'worship the primeval elephant. His tusk shines beautifully; he is the son of Shiva, ',
      'who put an end to Death; his form is beyond thought and without end; he cuts through',
      ' obstacles and lives always in the hearts of yogis: on him, the single-tusked, I ',
      'meditate always. The last verse says that whoever recites these five jewels with ',
      'devotion every morning, remembering Ganesha in the heart, soon attains health, ',
      'freedom from faults, good learning, good children, a long life and the eight powers.',
    ].join(''),
  },
]

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Corrects the meanings of starter mantras. A meaning that staff changed stays as they wrote it.
 */
export const up = async (knex: Knex): Promise<void> => {
  let isChanged = false
  for (const { id, was, meaning } of renewals) {
    const row = await knex('mantras')
      .where({ id })
      .first<{ meaning: string } | undefined>('meaning')
    if (row === undefined || hashOf(row.meaning) !== was) continue
    await knex('mantras').where({ id }).update({ meaning }).increment('version', 1)
    isChanged = true
  }
  if (isChanged) await knex('content_version').increment('version', 1)
}

/** The earlier meanings had mistakes, so nobody needs them back. */
export const down = async (): Promise<void> => {}
