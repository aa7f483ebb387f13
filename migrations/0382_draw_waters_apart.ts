import type { Knex } from 'knex'

type Step = { id: string; picture: string }

/** Of the pujas that come with Modak: each step of water and the drawing that it has of its own. */
const drawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ganesh-chaturthi': { padya: 'feet', arghya: 'arghya', achamana: 'sip' },
  sankashti: { 'arghya-tithi': 'arghya', 'arghya-ganesha': 'arghya' },
}

/** Another drawing that the temple chose stays. */
export const up = async (knex: Knex): Promise<void> => {
  for (const [id, own] of Object.entries(drawings)) {
    const rites = knex<{ id: string; steps: string }>('rites').where({ id })
    const rite = await rites.clone().first('steps')
    if (!rite) continue
    const steps: Step[] = JSON.parse(rite.steps)
    const drawn = steps.map((step) => {
      const picture = step.picture === 'water' ? own[step.id] : undefined
      return picture === undefined ? step : { ...step, picture }
    })
    await rites.update({ steps: JSON.stringify(drawn) })
  }
}
