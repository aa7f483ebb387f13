import type { Knex } from 'knex'

type Step = { id: string; endsDay?: true }

/** The puja of Ganesh Chaturthi is of two days: what follows the first waits for visarjan. */
export const up = async (knex: Knex): Promise<void> => {
  const rites = knex<{ id: string; steps: string }>('rites').where({ id: 'ganesh-chaturthi' })
  const rite = await rites.clone().first('steps')
  if (!rite) return
  const steps: Step[] = JSON.parse(rite.steps)
  const ended = steps.map((step) => (step.id === 'guest' ? { ...step, endsDay: true } : step))
  await rites.update({ steps: JSON.stringify(ended) })
}
