import type { Knex } from 'knex'

/** Atharvashirsha, first and last verse: yajatrāḥ are the gods, whom one worships. */
const ofPeace = [
  'O gods, may our ears hear what is good, and may our eyes see what is good when we worship.',
  'O gods worthy of worship, may our ears hear what is good and our eyes see what is good.',
] as const

/** Sankata Nashana Stotra: brāhmaṇebhyaḥ. */
const ofCopies = ['to eight learned people receives', 'to eight Brahmins receives'] as const

/** Sentences of the starter texts that were wrong, where nobody has written another one. */
export const up = async (knex: Knex): Promise<void> => {
  await knex('mantra_verses')
    .where({ mantra_id: 'ganapati-atharvashirsha' })
    .update({ meaning: knex.raw('replace(meaning, ?, ?)', [...ofPeace]) })
  await knex('mantras')
    .where({ id: 'sankata-nashana-stotra' })
    .update({ meaning: knex.raw('replace(meaning, ?, ?)', [...ofCopies]) })
}
