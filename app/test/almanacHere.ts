import { AlmanacError } from '#almanac/errors.ts'
import type { Answer, Question } from '#app/almanac/messages.ts'

let isDown = false

/** The same question has the same answer in every test, and a year takes a while. */
const answers = new Map<string, unknown>()

/** The almanac's worker in the page's own process. Like a worker it answers later, and a copy. */
class AlmanacHere extends EventTarget {
  async postMessage(question: Question) {
    const data = await answerTo(structuredClone(question))
    if (isDown) this.dispatchEvent(new Event('error'))
    else this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
  terminate() {}
}

async function answerTo({ id, name, input }: Question): Promise<Answer> {
  const { jobs } = await import('#app/almanac/jobs.ts')
  const key = JSON.stringify([name, input])
  try {
    const run = jobs[name] as (input: unknown) => unknown
    if (!answers.has(key)) answers.set(key, run(input))
    return { id, output: answers.get(key) }
  } catch (error) {
    const code = error instanceof AlmanacError ? error.code : undefined
    return { id, error: { message: String(error instanceof Error ? error.message : error), code } }
  }
}

/** From now on the app has the almanac, as in a browser with workers. */
export function giveAlmanac(): void {
  isDown = false
  globalThis.Worker = AlmanacHere as unknown as typeof Worker
}

/** As where the almanac's code cannot be loaded. */
export function loseAlmanac(): void {
  giveAlmanac()
  isDown = true
}
