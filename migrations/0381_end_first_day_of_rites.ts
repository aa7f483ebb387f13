import type { Knex } from 'knex'

type Step = { id: string; picture: string; endsDay?: true }

const changed = (step: Step): Step => {
  if (step.id === 'guest') return { ...step, endsDay: true }
  return step.id === 'kalash' && step.picture === 'water' ? { ...step, picture: 'kalash' } : step
}

/**
 * The puja of Ganesh Chaturthi is of two days: what follows the first waits for visarjan. And its kalash has a drawing
 * of its own.
 */
export const up = async (knex: Knex): Promise<void> => {
  const rites = knex<{ id: string; steps: string }>('rites').where({ id: 'ganesh-chaturthi' })
  const rite = await rites.clone().first('steps')
  if (!rite) return
  const steps: Step[] = JSON.parse(rite.steps)
  await rites.update({ steps: JSON.stringify(steps.map(changed)) })
}
